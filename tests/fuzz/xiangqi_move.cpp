#include "engine/xiangqi/notation/read_move.h"

#include "engine/xiangqi/fen.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

/// A move in ICCS, WXF or Chinese notation, in a line behind a FEN or at the start.
static void xiangqi_move(Input input) {
    const std::string_view text = text_of(input);
    const std::size_t end = text.find('\n');
    if (end == text.npos) {
        static_cast<void>(xiangqi::read_move(xiangqi::standard_start().board, text));
        return;
    }
    const auto start = xiangqi::parse_fen(text.substr(0, end));
    if (start) static_cast<void>(xiangqi::read_move(start.value().board, text.substr(end + 1)));
}

static const Added xiangqi_move_target("xiangqi_move", xiangqi_move);

} // namespace forethought::fuzz
