#pragma once

#include "engine/core/clock.h"

namespace forethought::uci {

/// What a chess clock says: what is left, what a move adds, and the moves until it is set anew; 0 for the
/// rest of the game.
struct ClockTimes {
    Milliseconds left = 0;
    Milliseconds increment = 0;
    int moves_to_go = 0;
};

/// How long to think about a move by such a clock: above 0, and below what is left.
Milliseconds time_for_move(const ClockTimes& clock);
/// The part of a limit of one move that may be thought, so that the answer is in time.
Milliseconds time_for_limit(Milliseconds limit);

} // namespace forethought::uci
