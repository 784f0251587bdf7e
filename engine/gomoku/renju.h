#pragma once

#include "engine/gomoku/lines.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

/// Why Black may not place a stone on a cell in renju.
enum class Forbidden : std::uint8_t { none, double_three, double_four, overline };

/// What is wrong with a black stone on the empty `cell` of a board of `size`, if anything. A five overrides
/// everything; a three counts only where it can become a straight four by a stone that is itself allowed and
/// makes no five. Source: the International Rules of Renju, 3 and 9.
Forbidden forbidden_of(const std::array<LineBits, 2>& of_colour, int size, Cell cell);

} // namespace forethought::gomoku
