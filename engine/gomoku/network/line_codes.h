#pragma once

#include "engine/gomoku/lines.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku::network {

/// Cells to either side of an empty one that are looked at along a line: no five that holds it reaches
/// further.
inline constexpr int kArm = 4;

/// What one colour sees of one side of a line from an empty cell: up to `kArm` cells, each free or its own,
/// as far as the first that is closed by the other colour or the edge. What lies behind that is of no meaning
/// to it.
inline constexpr int kArms = (1 << (kArm + 1)) - 1;

/// What one colour sees of a line: both sides, whichever is which.
using LineCode = std::uint16_t;
inline constexpr int kLineCodes = kArms * (kArms + 1) / 2;

/// Whether there is a stone of the colour on a line with this code.
bool sees_stones(LineCode code);

/// The codes of all windows of `kWindow` bits (lines.h) around a cell, for any rule.
class LineCodes {
  public:
    LineCodes();

    /// `own`: stones of the colour; `closed`: stones of the other one and what is no part of the board.
    LineCode operator()(std::uint32_t own, std::uint32_t closed) const {
        const std::uint32_t before = sides_[side_of(own, closed, kReach - kArm)];
        const std::uint32_t behind = mirrored_[side_of(own, closed, kReach + 1)];
        return codes_[before * kArms + behind];
    }

    static const LineCodes& all();

  private:
    static constexpr std::uint32_t kSide = (1u << kArm) - 1;
    static std::uint32_t side_of(std::uint32_t own, std::uint32_t closed, int begin) {
        return ((own >> begin) & kSide) | ((closed >> begin) & kSide) << kArm;
    }

    /// By own stones in the low bits and closed cells above them: what is seen where the nearest cell is the
    /// highest bit, and where it is the lowest.
    std::array<std::uint8_t, 1 << (2 * kArm)> sides_{};
    std::array<std::uint8_t, 1 << (2 * kArm)> mirrored_{};
    std::array<LineCode, kArms * kArms> codes_{};
};

} // namespace forethought::gomoku::network
