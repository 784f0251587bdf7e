#pragma once

#include "engine/gomoku/lines.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku::network {

/// Cells to either side of an empty one that are looked at along a line: no five that holds it reaches
/// further.
inline constexpr int kArm = 4;

/// What there is on one side of a line from an empty cell: so many free cells as far as the edge or `kArm`;
/// or as far as the first stone, behind which its colour sees free cells and its own, up to the first that is
/// closed to it. What lies behind that is of no meaning to either colour.
inline constexpr int kFreeSides = kArm + 1;
inline constexpr int kSidesOfColour = (1 << (kArm + 1)) - kArm - 2;
inline constexpr int kSides = kFreeSides + 2 * kSidesOfColour;

/// What there is on both sides of a line, whichever is which, for one of the colours.
using LineCode = std::uint16_t;
inline constexpr int kLineCodes = kSides * (kSides + 1) / 2;

/// Whether there is a stone on a line with this code.
bool sees_stones(LineCode code);

/// The codes of all windows of `kWindow` bits (lines.h) around a cell, for any rule.
class LineCodes {
  public:
    LineCodes();

    /// `own` and `other`: stones of the colour and of the other one, and in both what is no part of the
    /// board.
    LineCode operator()(std::uint32_t own, std::uint32_t other) const {
        const std::size_t before = sides_[bits_of(own, other, kReach - kArm)];
        const std::size_t behind = mirrored_[bits_of(own, other, kReach + 1)];
        return codes_[before * kSides + behind];
    }
    /// What the same line is for the other colour.
    LineCode of_other(LineCode code) const { return of_other_[code]; }

    static const LineCodes& all();

  private:
    static constexpr std::uint32_t kCells = (1u << kArm) - 1;
    static std::uint32_t bits_of(std::uint32_t own, std::uint32_t other, int begin) {
        return ((own >> begin) & kCells) | ((other >> begin) & kCells) << kArm;
    }

    /// By the own cells in the low bits and the other's above them: what a side is where the nearest cell is
    /// the highest bit, and where it is the lowest.
    std::array<std::uint8_t, 1 << (2 * kArm)> sides_{};
    std::array<std::uint8_t, 1 << (2 * kArm)> mirrored_{};
    std::array<LineCode, kSides * kSides> codes_{};
    std::array<LineCode, kLineCodes> of_other_{};
};

} // namespace forethought::gomoku::network
