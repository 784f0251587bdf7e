#include "engine/xiangqi/mate_search.h"

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/movegen.h"

#include <algorithm>

namespace forethought::xiangqi {

int MateSearch::shortest() {
    for (int moves = 1; moves <= kMostMoves; ++moves)
        if (wins_within(moves)) return moves;
    return 0;
}

std::vector<Action> MateSearch::winning_moves(int moves) {
    Moves legal;
    add_legal(board_, legal);
    std::vector<Action> winning;
    for (const Action move : legal)
        if (wins_by(move, moves)) winning.push_back(move);
    return winning;
}

/// Checks are tried first: most wins begin with one.
bool MateSearch::wins_within(int moves) {
    Moves legal;
    add_legal(board_, legal);
    const auto quiet = std::stable_partition(legal.begin(), legal.end(),
                                             [&](Action move) { return gives_check(board_, move); });
    return std::any_of(legal.begin(), quiet, [&](Action move) { return wins_by(move, moves); }) ||
           std::any_of(quiet, legal.end(), [&](Action move) { return wins_by(move, moves); });
}

bool MateSearch::wins_by(Action move, int moves) {
    const Change change = board_.make(move);
    const bool wins = loses_within(moves - 1);
    board_.unmake(change);
    return wins;
}

/// Whether the side to move loses within so many moves of the other one.
bool MateSearch::loses_within(int moves) {
    if (moves == 0) return !has_legal_move(board_);
    Moves legal;
    add_legal(board_, legal);
    Action& defence = defences_[static_cast<std::size_t>(moves)];
    const auto last = std::find(legal.begin(), legal.end(), defence);
    if (last != legal.end()) std::iter_swap(legal.begin(), last);
    for (const Action reply : legal) {
        const Change change = board_.make(reply);
        const bool holds = !wins_within(moves);
        board_.unmake(change);
        if (!holds) continue;
        defence = reply;
        return false;
    }
    return true;
}

} // namespace forethought::xiangqi
