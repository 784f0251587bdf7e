#include "engine/protocol/nboard/ggf.h"

#include "engine/othello/notation.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void ggf(Input input) {
    static_cast<void>(nboard::read_move(text_of(input)));
    const auto game = nboard::read_ggf(text_of(input));
    if (!game) return;
    const auto again = nboard::read_ggf(nboard::format_ggf(game.value(), "a", "b"));
    require(again.ok() && othello::format(again.value()) == othello::format(game.value()));
}

static const Added ggf_target("ggf", ggf);

} // namespace forethought::fuzz
