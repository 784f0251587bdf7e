#pragma once

#include "engine/twenty48/board.h"

#include <algorithm>

namespace forethought::twenty48 {

/// What the network looks at: four groups of six cells (Yeh et al. 2016), each on the eight symmetric boards.
/// A group of three by two cells and one of a whole line and two cells of the next, once at the edge of the
/// board and once a line further in. All symmetric boards share one table of weights a group.
inline constexpr int kTuples = 4;

/// Weights that make one value: the last group, a block in the middle, is the same seen from above and from
/// below.
inline constexpr int kLookups = 3 * kSymmetries + kSymmetries / 2;

/// Six cells' ranks in 24 bits, as a number below `kPatterns`.
using Pattern = std::uint32_t;
inline constexpr std::size_t kPatterns = std::size_t{1} << 24;

/// The first line and two cells of the second.
constexpr Pattern line_at_edge(Board board) {
    return static_cast<Pattern>(board & 0xffffff);
}

/// The second line and two cells of the third.
constexpr Pattern line_within(Board board) {
    return line_at_edge(board >> 16);
}

/// Three cells each of the first line and the second.
constexpr Pattern block_at_edge(Board board) {
    return static_cast<Pattern>((board & 0xfff) | (board >> 4 & 0xfff000));
}

/// Three cells each of the second line and the third, the smaller number first: the same for the board upside
/// down.
constexpr Pattern block_within(Board board) {
    const auto upper = static_cast<Pattern>(board >> 16 & 0xfff);
    const auto lower = static_cast<Pattern>(board >> 32 & 0xfff);
    return std::min(upper, lower) << 12 | std::max(upper, lower);
}

/// Calls `visit(tuple, pattern)` for each of the `kLookups` weights of a board.
template <class Visit>
inline void for_each_lookup(Board board, Visit visit) {
    // Written out, because loops would keep the memory from being asked for all of them at once.
    const auto visit_side = [&](Board side) {
        visit(0, line_at_edge(side));
        visit(1, line_within(side));
        visit(2, block_at_edge(side));
    };
    const auto visit_sides = [&](Board upright) {
        const Board mirrored = mirror(upright);
        visit_side(upright);
        visit_side(mirrored);
        visit_side(flip(upright));
        visit_side(flip(mirrored));
        visit(3, block_within(upright));
        visit(3, block_within(mirrored));
    };
    visit_sides(board);
    visit_sides(transpose(board));
}

} // namespace forethought::twenty48
