#pragma once

#include "engine/xiangqi/position.h"

#include <cstdint>

namespace forethought::xiangqi {

/// An opening of up to six quiet plies by lot, in which no side leaves anything to be taken for less.
Position opening_by_lot(std::uint64_t seed);

} // namespace forethought::xiangqi
