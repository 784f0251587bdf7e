#pragma once

#include "engine/twenty48/tuples.h"

#include <cstddef>

namespace forethought::twenty48 {

/// Ranks of four cells in 16 bits, as a number below `kFourPatterns`.
using FourPattern = std::uint32_t;
inline constexpr std::size_t kFourPatterns = std::size_t{1} << 16;

/// Four cells of a pattern: the line of a pattern of a line and two cells; a square at the side of a block of
/// three by two.
constexpr FourPattern four_of(std::size_t tuple, Pattern pattern) {
    return tuple < 2 ? pattern & 0xffff : (pattern & 0xff) | (pattern >> 4 & 0xff00);
}

} // namespace forethought::twenty48
