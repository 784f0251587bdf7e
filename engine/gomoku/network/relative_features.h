#pragma once

#include "engine/gomoku/network/line_codes.h"
#include "engine/gomoku/position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::gomoku::network {

/// The last stone and the one before it; `kNoStone` where there is none.
inline constexpr std::size_t kLastStones = 2;
using LastStones = std::array<Cell, kLastStones>;
inline constexpr Cell kNoStone = -1;

/// The stones that a position was left by.
LastStones last_stones(const Position& position);

/// How a cell lies to a stone, whichever way the board is turned: 0 where it is farther off than an arm or
/// there is no stone, else by how far it is off along that axis of the board on which it is farther, and
/// along the other.
inline constexpr int kRelativeFeatures = 1 + kArm * (kArm + 3) / 2;
constexpr int relative_feature(Cell cell, Cell stone) {
    if (stone == kNoStone) return 0;
    const auto apart = [](int one, int two) { return std::max(one, two) - std::min(one, two); };
    const int x = apart(x_of(cell), x_of(stone));
    const int y = apart(y_of(cell), y_of(stone));
    const int more = std::max(x, y);
    return more > kArm ? 0 : more * (more + 1) / 2 + std::min(x, y);
}

/// The relative features of all cells to all stones, and to none.
class RelativeFeatures {
  public:
    RelativeFeatures();

    /// By cell.
    const std::array<std::uint8_t, kMostCells>& to(Cell stone) const {
        return of_stone_[static_cast<std::size_t>(stone - kNoStone)];
    }

    static const RelativeFeatures& all();

  private:
    std::array<std::array<std::uint8_t, kMostCells>, kMostCells + 1> of_stone_{};
};

} // namespace forethought::gomoku::network
