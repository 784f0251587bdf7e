#pragma once

#include "engine/othello/cell.h"

#include <array>
#include <cstdint>

namespace forethought::othello {

/// The quarters of the board with an odd number of empty cells, a bit a quarter. A side that plays into an
/// odd quarter tends to have the last move there, so its cells are tried first.
using Parity = std::uint8_t;

namespace detail {

inline constexpr auto kQuarters = [] {
    std::array<Parity, kCells> quarters{};
    for (Cell cell = 0; cell < kCells; ++cell)
        quarters[static_cast<std::size_t>(cell)] =
            static_cast<Parity>(1 << (x_of(cell) / 4 + 2 * (y_of(cell) / 4)));
    return quarters;
}();

inline constexpr auto kOddCells = [] {
    std::array<Cells, 16> cells{};
    for (std::size_t parity = 0; parity < cells.size(); ++parity)
        for (Cell cell = 0; cell < kCells; ++cell)
            if ((kQuarters[static_cast<std::size_t>(cell)] & parity) != 0) cells[parity] |= only(cell);
    return cells;
}();

} // namespace detail

/// The bit of a cell's quarter; a disc on the cell flips it.
constexpr Parity quarter_of(Cell cell) {
    return detail::kQuarters[static_cast<std::size_t>(cell)];
}

/// All cells of the quarters with an odd number of empty ones.
constexpr Cells odd_cells(Parity parity) {
    return detail::kOddCells[parity];
}

constexpr Parity parity_of(Cells empty) {
    Parity parity = 0;
    for (int quarter = 0; quarter < 4; ++quarter)
        parity =
            static_cast<Parity>(parity | (count(empty & detail::kOddCells[1u << quarter]) & 1) << quarter);
    return parity;
}

} // namespace forethought::othello
