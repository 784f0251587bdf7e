#pragma once

#include <bit>
#include <cstdint>

namespace forethought::othello {

inline constexpr int kColumns = 8;
inline constexpr int kCells = kColumns * kColumns;

/// A cell of the board: `8 * y + x`, x to the right and y downwards from 0.
using Cell = std::int8_t;

/// A set of cells: bit `n` is cell `n`.
using Cells = std::uint64_t;

constexpr Cell cell_at(int x, int y) {
    return static_cast<Cell>(kColumns * y + x);
}
constexpr int x_of(Cell cell) {
    return cell % kColumns;
}
constexpr int y_of(Cell cell) {
    return cell / kColumns;
}

constexpr Cells only(Cell cell) {
    return Cells{1} << cell;
}
constexpr bool has(Cells cells, Cell cell) {
    return (cells >> cell & 1) != 0;
}
constexpr int count(Cells cells) {
    return std::popcount(cells);
}
/// The lowest cell of a set that is not empty.
constexpr Cell first_of(Cells cells) {
    return static_cast<Cell>(std::countr_zero(cells));
}

/// Calls `visit(cell)` with each cell of a set, lowest first.
template <class Visit>
constexpr void for_each(Cells cells, Visit visit) {
    for (; cells != 0; cells &= cells - 1) visit(first_of(cells));
}

inline constexpr Cells kLeftEdge = 0x0101010101010101;
inline constexpr Cells kRightEdge = 0x8080808080808080;
inline constexpr Cells kTopEdge = 0x00000000000000ff;
inline constexpr Cells kBottomEdge = 0xff00000000000000;
inline constexpr Cells kEdges = kLeftEdge | kRightEdge | kTopEdge | kBottomEdge;
inline constexpr Cells kCorners = 0x8100000000000081;

/// The cells next to one of the set, those of the set included.
constexpr Cells and_neighbours(Cells cells) {
    const Cells wide = cells | (cells & ~kRightEdge) << 1 | (cells & ~kLeftEdge) >> 1;
    return wide | wide << kColumns | wide >> kColumns;
}

} // namespace forethought::othello
