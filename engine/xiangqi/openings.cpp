#include "engine/xiangqi/openings.h"

#include "engine/core/rng.h"
#include "engine/core/words.h"
#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/rules.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace forethought::xiangqi {

namespace {

constexpr int kPlies = 6;

/// Made from the data file by the build: one opening a line, its moves in ICCS.
constexpr std::string_view kOpenings[] = {
#include "xiangqi_openings.inc"
};

bool leaves_nothing(Board board, Action move) {
    board.make(move);
    if (in_check(board)) return false;
    Moves captures;
    add_legal_captures(board, captures);
    return std::none_of(captures.begin(), captures.end(),
                        [&](Action capture) { return see(board, capture) > 0; });
}

} // namespace

Position opening_by_lot(std::uint64_t seed) {
    Rng rng(mix(seed, 0x6f70656e));
    Position position = begin_at(standard_start());
    for (int ply = 0; ply < kPlies; ++ply) {
        Moves moves;
        for (const Action move : legal_actions(position))
            if (position.board().is_empty(move.to()) && leaves_nothing(position.board(), move))
                moves.push_back(move);
        if (moves.empty()) break;
        play(position, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    }
    return position;
}

Position balanced_opening(std::uint64_t seed) {
    Rng rng(seed);
    Words words(kOpenings[rng.below(static_cast<std::uint32_t>(std::size(kOpenings)))]);
    Position position = begin_at(standard_start());
    for (Word word = words.next(); !word.text.empty(); word = words.next())
        play(position, parse_iccs(word.text).value(), nullptr);
    return position;
}

} // namespace forethought::xiangqi
