#pragma once

#include "engine/core/blur.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/search.h"

#include <memory>

namespace forethought::twenty48 {

/// The minimax of a rung, one with a depth.
std::unique_ptr<Search> make_minimax(const Switches& switches, const Weights& weights, const Blur& blur);

} // namespace forethought::twenty48
