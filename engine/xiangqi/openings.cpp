#include "engine/xiangqi/openings.h"

#include "engine/core/rng.h"
#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/rules.h"

#include <algorithm>

namespace forethought::xiangqi {

namespace {

constexpr int kPlies = 6;

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

} // namespace forethought::xiangqi
