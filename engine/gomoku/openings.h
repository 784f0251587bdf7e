#pragma once

#include "engine/gomoku/position.h"

#include <cstdint>

namespace forethought::gomoku {

/// A freestyle opening on the usual board from which both colours have about the same chances, the one that
/// belongs to `seed`; Black is to move. Found by our own engine (engine/gomoku/data/openings.txt).
Position balanced_opening(std::uint64_t seed);

} // namespace forethought::gomoku
