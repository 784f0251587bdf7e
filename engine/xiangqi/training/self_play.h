#pragma once

#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/training/fit.h"

#include <cstdint>

namespace forethought::xiangqi::training {

/// A game of a player against itself, from an opening by lot: its quiet positions are added to the samples.
/// It ends as well where both see for some moves that it is decided.
void sample_game(const Switches& switches, std::uint64_t seed, Nodes nodes, Samples& samples);

} // namespace forethought::xiangqi::training
