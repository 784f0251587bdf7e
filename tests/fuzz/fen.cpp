#include "engine/xiangqi/fen.h"

#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void fen(Input input) {
    const auto start = xiangqi::parse_fen(text_of(input));
    if (!start) return;
    const auto again = xiangqi::parse_fen(xiangqi::format_fen(start.value()));
    require(again.ok() && again.value() == start.value());
}

static const Added fen_target("fen", fen);

} // namespace forethought::fuzz
