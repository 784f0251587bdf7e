#pragma once

#include "engine/xiangqi/position.h"

#include <cstdint>

namespace forethought::xiangqi {

/// An opening of up to six quiet plies by lot, in which no side leaves anything to be taken for less.
Position opening_by_lot(std::uint64_t seed);

/// The balanced position after ten plies that belongs to `seed`. They are named openings, of which our own
/// engine found that neither side is ahead (engine/xiangqi/data/openings.txt).
Position balanced_opening(std::uint64_t seed);

} // namespace forethought::xiangqi
