#pragma once

#include "engine/core/ladder.h"
#include "engine/tactics/scenario.h"

#include <span>

namespace forethought::tactics {

/// What a rung turns on; each rung adds one switch to those of the rung below. The planner is the same for
/// all.
struct Switches {
    int rung = 0;
    /// Rung 10: scenarios are valued by units and hit points instead of by lot.
    bool counts_units = false;
    /// Rung 20: strategy `max_aggro`.
    bool charges = false;
    /// Rung 30: careful strategies; possible damage counts in the value.
    bool fears = false;
    /// Rung 40: strategies `far_attack_and_hide` and `close_group_flee`.
    bool withdraws = false;
    /// Rung 50: scenarios are mutated as long as there is time.
    bool mutates = false;
};

Ladder<Switches> ladder();

/// The strategies of a rung, in the order in which they are tried.
std::span<const Strategy> strategies(const Switches& switches);

} // namespace forethought::tactics
