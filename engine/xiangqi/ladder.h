#pragma once

#include "engine/core/ladder.h"

namespace forethought::xiangqi {

/// What a rung turns on; each rung adds one switch to those of the rung below. The player is the same for
/// all.
struct Switches {
    int rung = 0;
    /// Rung 10: the capture that wins most by the exchanges that follow, instead of a random move.
    bool takes_most = false;
};

Ladder<Switches> ladder();

} // namespace forethought::xiangqi
