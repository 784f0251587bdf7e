#pragma once

#include "engine/othello/position.h"

#include <cstdint>

namespace forethought::othello {

/// The balanced position after eight moves that belongs to `seed`. Our own engine found these positions
/// (engine/othello/data/openings.txt).
Position balanced_opening(std::uint64_t seed);

} // namespace forethought::othello
