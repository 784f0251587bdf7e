#pragma once

#include "engine/gomoku/cell.h"

namespace forethought::gomoku {

/// The symmetries of the square: bit 0 exchanges left and right, bit 1 top and bottom, then bit 2 rows and
/// columns.
inline constexpr int kSymmetries = 8;

/// Where a cell of a board of `size` comes to lie.
constexpr Cell turned(Cell cell, int size, int symmetry) {
    const int x = (symmetry & 1) != 0 ? size - 1 - x_of(cell) : x_of(cell);
    const int y = (symmetry & 2) != 0 ? size - 1 - y_of(cell) : y_of(cell);
    return (symmetry & 4) != 0 ? cell_at(y, x) : cell_at(x, y);
}

/// The symmetry that turns everything back.
constexpr int inverse(int symmetry) {
    const bool exchanges = (symmetry & 4) != 0;
    return exchanges ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

} // namespace forethought::gomoku
