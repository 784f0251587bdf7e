#pragma once

#include "engine/core/blur.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/search.h"

#include <memory>

namespace forethought::twenty48 {

/// The expectimax of a rung that expects, of a learned one by the network that is installed; where none is,
/// by the values of rows. Whoever places tiles does not go by odds: that side is played by
/// the minimax of the same switches.
std::unique_ptr<Search> make_expectimax(const Switches& switches, const Weights& weights, const Blur& blur);

} // namespace forethought::twenty48
