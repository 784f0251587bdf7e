#pragma once

#include "engine/othello/board.h"

namespace forethought::othello {

/// Discs of `mine` that can never be turned over: in each of the four directions they lie on a full line, at
/// the edge of the board or next to another such disc. A lower bound: more discs may be stable.
Cells stable_discs(Cells mine, Cells theirs);

/// An upper bound of the value for the side to move, in discs: the other side keeps its stable discs. They
/// are not counted where the other side has so few discs that the bound is above `alpha` anyway.
inline int most_by_stability(Board board, int alpha) {
    if (kCells - 2 * count(board.theirs) > alpha) return kCells;
    return kCells - 2 * count(stable_discs(board.theirs, board.mine));
}

} // namespace forethought::othello
