#pragma once

#include "engine/core/blur.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/search.h"

#include <memory>

namespace forethought::twenty48 {

/// The expectimax of a rung. A learned rung evaluates by the installed network, or by the values of rows if
/// none is installed. The side that places tiles does not go by odds; the minimax of the same switches plays
/// it.
std::unique_ptr<Search> make_expectimax(const Switches& switches, const Weights& weights, const Blur& blur);

} // namespace forethought::twenty48
