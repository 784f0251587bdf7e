#pragma once

#include <cstdint>

namespace forethought::gomoku {

inline constexpr int kSmallestBoard = 9;
inline constexpr int kLargestBoard = 20;
inline constexpr int kUsualBoard = 15;
/// Cells of the largest board.
inline constexpr int kMostCells = kLargestBoard * kLargestBoard;

/// A point of the board: `20 * y + x`, x to the right and y downwards from 0, whatever the size of the board.
using Cell = std::int16_t;

constexpr Cell cell_at(int x, int y) {
    return static_cast<Cell>(kLargestBoard * y + x);
}
constexpr int x_of(Cell cell) {
    return cell % kLargestBoard;
}
constexpr int y_of(Cell cell) {
    return cell / kLargestBoard;
}

/// What the stones are called; black is placed first, whoever plays it.
enum class Colour : std::uint8_t { black, white };

constexpr Colour other(Colour colour) {
    return colour == Colour::black ? Colour::white : Colour::black;
}
constexpr int index(Colour colour) {
    return static_cast<int>(colour);
}

} // namespace forethought::gomoku
