#pragma once

#include "engine/othello/position.h"

#include <cstdint>

namespace forethought::othello {

/// A position after eight moves from which both sides have about the same chances, the one that belongs to
/// `seed`. Found by our own engine (engine/othello/data/openings.txt).
Position balanced_opening(std::uint64_t seed);

} // namespace forethought::othello
