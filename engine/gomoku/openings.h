#pragma once

#include "engine/gomoku/position.h"

#include <cstdint>

namespace forethought::gomoku {

/// An opening on the usual board from which both colours have about the same chances under this rule, the one
/// that belongs to `seed`; Black is to move. Found by our own engine (engine/gomoku/data/openings*.txt).
Position balanced_opening(std::uint64_t seed, Rule rule = Rule::freestyle);

/// What the bench plays, from seed 1 on: freestyle openings that stay as they are.
Position bench_opening(std::uint64_t seed);

} // namespace forethought::gomoku
