#pragma once

#include "engine/core/ladder.h"
#include "engine/tactics/evaluation/weights.h"
#include "engine/tactics/plans/strategy.h"
#include "engine/tactics/style.h"

#include <vector>

namespace forethought::tactics {

namespace network {
class Network;
}

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
    /// Rung 60: bait counts in the value.
    bool baits = false;
    /// Rung 70: distances and ground count in the value.
    bool knows_ground = false;
    /// Rung 80: strategies that take the units type by type.
    bool goes_by_type = false;
    /// Rung 90: mutations that change the order of two units.
    bool reorders = false;
    /// Rung 100: semi-random strategies.
    bool gambles = false;
    /// Rung 110: the strategy that clears the wizard's line of fire.
    bool clears_the_line = false;
    /// Rung 120: who stays out of the fight counts in the value.
    bool holds_together = false;
    /// Rung 130: outsiders are dropped before the mutations.
    bool drops_outsiders = false;
    /// Rung 140 alone: the value is the ratio of the points instead of their difference.
    bool divides = false;
    /// Rung 150: the value counts what joint fire would leave of either side, and by fitted weights.
    bool fitted = false;
    /// Rung 160: end states are valued by what the enemy does with them.
    bool answers = false;
    /// Rung 170: a network adds to the value what it makes of the state.
    bool learned = false;
    /// Rung 180: plans are crossed, immigrants take the place of the worst, and half of the fear of the
    /// enemy's answer never fades.
    bool evolves = false;
    /// Rung 190: what is certain once few units are left goes before what the search thinks best.
    bool proves = false;
    /// Rung 200: four searches of the turn, each with its own random numbers, tell each other what they find;
    /// when the main search finds nothing better, the best plans are tried by rollouts.
    bool confers = false;
    /// What the value counts by.
    Weights weights = kWeightsByHand;
    /// What a character makes of it all; see `personality.h`.
    Style style{};
    /// That network, which outlives who plays with it.
    const network::Network* network = nullptr;

    /// As `parallel_search.h` asks.
    constexpr int searches() const { return confers ? 4 : 1; }
    /// Proofs have nothing drawn by lot in them, and of the plans only the main search's are played: it alone
    /// proves, and it alone begins successive halving. The others do rollouts of what it tells them of.
    constexpr Switches of_search(int search) const {
        Switches switches = *this;
        switches.proves = proves && search == 0;
        switches.confers = confers && search == 0;
        return switches;
    }
};

Ladder<Switches> ladder();

/// The strategies of a rung that are in character, in the order in which they are tried; from rung 20 on with
/// those for a battle's condition, if it has one.
std::vector<Strategy> strategies(const Switches& switches, bool has_condition = false);

} // namespace forethought::tactics
