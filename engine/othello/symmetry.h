#pragma once

#include "engine/othello/board.h"

namespace forethought::othello {

/// The symmetries of the square, by number: bit 0 swaps left and right, bit 1 top and bottom, then bit 2 rows
/// and columns.
inline constexpr int kSymmetries = 8;

constexpr Cell turned(Cell cell, int symmetry) {
    int x = x_of(cell);
    int y = y_of(cell);
    if ((symmetry & 1) != 0) x = kColumns - 1 - x;
    if ((symmetry & 2) != 0) y = kColumns - 1 - y;
    return (symmetry & 4) != 0 ? cell_at(y, x) : cell_at(x, y);
}

constexpr Cells turned(Cells cells, int symmetry) {
    Cells result = 0;
    for_each(cells, [&](Cell cell) { result |= only(turned(cell, symmetry)); });
    return result;
}

constexpr Board turned(const Board& board, int symmetry) {
    return {turned(board.mine, symmetry), turned(board.theirs, symmetry)};
}

/// The representative of all symmetric boards: the same for each of them.
constexpr Board representative(const Board& board) {
    Board least = board;
    for (int symmetry = 1; symmetry < kSymmetries; ++symmetry) {
        const Board other = turned(board, symmetry);
        if (other.mine < least.mine || (other.mine == least.mine && other.theirs < least.theirs))
            least = other;
    }
    return least;
}

} // namespace forethought::othello
