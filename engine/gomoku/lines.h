#pragma once

#include "engine/gomoku/cell.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::gomoku {

/// The four directions in which five stones can stand: along a row, a column, and the two diagonals (down to
/// the right, up to the right).
inline constexpr int kDirections = 4;
inline constexpr std::array<int, kDirections> kStepX{1, 0, 1, 1};
inline constexpr std::array<int, kDirections> kStepY{0, 1, 1, -1};

/// How far a line is looked at to either side of a cell: five stones that hold the cell reach 4 cells away,
/// and one further tells five from six.
inline constexpr int kReach = 5;
/// Cells of such a window, the cell itself in the middle, at bit `kReach`.
inline constexpr int kWindow = 2 * kReach + 1;
inline constexpr std::uint32_t kWindowMask = (1u << kWindow) - 1;
inline constexpr std::uint32_t kCentre = 1u << kReach;

/// The stones of one colour, or what is no part of the board, as bits along every line of the board. A window
/// of `kWindow` cells around any cell is one shift away.
class LineBits {
  public:
    void set(Cell cell) {
        for (int d = 0; d < kDirections; ++d) word(d, cell) |= bit(d, cell);
    }
    void reset(Cell cell) {
        for (int d = 0; d < kDirections; ++d) word(d, cell) &= ~bit(d, cell);
    }
    bool has(Cell cell) const { return (lines_[0][line(0, cell)] & bit(0, cell)) != 0; }

    /// The window around `cell` in a direction; bit `kReach + i` is the cell `i` steps on.
    std::uint32_t window(int direction, Cell cell) const {
        return (lines_[static_cast<std::size_t>(direction)][line(direction, cell)] >>
                place(direction, cell)) &
               kWindowMask;
    }
    /// The whole line through `cell`: the window around the cell at place `p` begins at bit `p`.
    std::uint32_t whole(int direction, Cell cell) const {
        return lines_[static_cast<std::size_t>(direction)][line(direction, cell)];
    }

    /// Where a cell stands in its line, 0 to 19.
    static int place(int direction, Cell cell) { return direction == 1 ? y_of(cell) : x_of(cell); }

    bool operator==(const LineBits&) const = default;

  private:
    friend struct Walls;
    static constexpr std::size_t kLines = 2 * kLargestBoard - 1;

    static std::size_t line(int direction, Cell cell) {
        const int x = x_of(cell);
        const int y = y_of(cell);
        switch (direction) {
        case 0:
            return static_cast<std::size_t>(y);
        case 1:
            return static_cast<std::size_t>(x);
        case 2:
            return static_cast<std::size_t>(x - y + kLargestBoard - 1);
        default:
            return static_cast<std::size_t>(x + y);
        }
    }
    static std::uint32_t bit(int direction, Cell cell) { return 1u << (place(direction, cell) + kReach); }
    std::uint32_t& word(int direction, Cell cell) {
        return lines_[static_cast<std::size_t>(direction)][line(direction, cell)];
    }

    std::array<std::array<std::uint32_t, kLines>, kDirections> lines_{};
};

/// What is no part of a board of `size`, on every line.
const LineBits& walls(int size);

/// From one cell of a direction to the next.
inline constexpr std::array<int, kDirections> kSteps{1, kLargestBoard, kLargestBoard + 1, 1 - kLargestBoard};

/// The free cells of a whole line, as its bits, to whose windows the cell at `place` means anything: they
/// stand at most `reach` (1 to `kReach`) cells away, with stones of at most one colour between, since past
/// one of each nobody sees. `black`, `white`: stones, and in both what is no part of the board.
inline std::uint32_t free_cells_that_see(std::uint32_t black, std::uint32_t white, int place, int reach) {
    constexpr int kWord = 32;
    const int bit = place + kReach;
    // Cells between this one and where the farther of the nearest two of either colour stands.
    const auto seen_on = [&](std::uint32_t line) {
        return std::countr_zero(line >> (bit + 1) | 1u << reach);
    };
    const auto seen_back = [&](std::uint32_t line) {
        return std::countl_zero(line << (kWord - bit) | 1u << (kWord - 1 - reach));
    };
    const int on = std::max(seen_on(black), seen_on(white));
    const int back = std::max(seen_back(black), seen_back(white));
    const std::uint32_t near = ((2u << (on + back)) - 1) << (bit - back);
    return near & ~(black | white);
}

} // namespace forethought::gomoku
