#include "engine/protocol/uci/clock_times.h"

#include "engine/protocol/time_plan.h"

#include <algorithm>

namespace forethought::uci {

namespace {

/// Over so many moves what a clock has left is shared where it is never set anew.
constexpr int kMovesOfClock = 28;
/// Of an increment so much is used at once, and of what is left at most so much.
constexpr double kUsedIncrement = 0.75;
constexpr double kMostOfClock = 0.6;
constexpr Milliseconds kInstant = 0.2;

} // namespace

Milliseconds time_for_move(const ClockTimes& clock) {
    const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, kMovesOfClock) + 1 : kMovesOfClock;
    const Milliseconds share = clock.left / moves + kUsedIncrement * clock.increment;
    return std::max(kInstant, std::min({share, time_for_limit(clock.left), kMostOfClock * clock.left}));
}

Milliseconds time_for_limit(Milliseconds limit) {
    protocol::TimeLimits limits;
    limits.set_turn(limit);
    return protocol::time_for_move(limits, {});
}

} // namespace forethought::uci
