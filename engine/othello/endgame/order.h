#pragma once

#include "engine/core/move_list.h"
#include "engine/othello/board.h"
#include "engine/othello/endgame/parity.h"
#include "engine/othello/endgame/table.h"

#include <algorithm>

namespace forethought::othello {

/// No side ever has more moves.
inline constexpr std::size_t kMostMoves = 34;

/// A move of the endgame with what it turns over; smaller orders come first.
struct Child {
    Cells flips = 0;
    int order = 0;
    Cell cell = kNowhere;
};
using Children = MoveList<Child, kMostMoves>;

/// Few replies first ("fastest first"): what leaves the other side little to do is likely to refute, and if
/// not, soon done. Corners count as more replies; cells of odd quarters are better, and so are those that
/// leave the other side few places to move to later.
inline int order_by_replies(const Board& next, Cell cell, Parity parity) {
    const Cells replies = moves_of(next);
    const int corners = count(replies & kCorners);
    const int later = count(and_neighbours(next.theirs) & next.empty());
    const int odd = has(odd_cells(parity), cell) ? 1 : 0;
    const int corner = has(kCorners, cell) ? 1 : 0;
    return 4 * (count(replies) + corners) + later - 2 * odd - 6 * corner;
}

/// Puts the moves into their order; equal ones stay as they are.
inline void sort_by_order(Children& children) {
    for (std::size_t i = 1; i < children.size(); ++i) {
        const Child child = children[i];
        std::size_t place = i;
        for (; place > 0 && children[place - 1].order > child.order; --place)
            children[place] = children[place - 1];
        children[place] = child;
    }
}

} // namespace forethought::othello
