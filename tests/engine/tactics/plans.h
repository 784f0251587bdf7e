#pragma once

#include "engine/core/rng.h"
#include "engine/tactics/plans/scenario.h"
#include "engine/tactics/tactics.h"

#include <algorithm>
#include <cstdint>

namespace forethought::tactics {

/// What units are worth without any blur.
const Worth& plain_worth();

/// Plays a scenario action by action; each must be legal where it comes.
State played_out(const Position& position, const Scenario& scenario);

/// A scenario is whole when nobody is left to act after it, or the battle is over.
bool is_whole(const Battle& battle, const State& end);

/// Where the turn of a rung with `switches` leads from `start` with so many nodes, before it is ended.
Position end_of_turn(const Position& start, const Switches& switches, std::uint64_t seed, Nodes nodes);

/// Calls `visit(position, rng)` at the beginning of every turn of a random game and now and then in its
/// middle. Random play from the corners hardly ever fights; here a strike is taken when there is one.
template <class Visit>
void in_fought_game(std::uint64_t seed, Visit visit) {
    Rng rng(mix(seed, 0x666f75676874));
    Position position = Tactics::start(seed);
    bool turn_begins = true;
    while (position.state.outcome == Outcome::playing) {
        if (turn_begins || rng.chance(1, 4)) visit(static_cast<const Position&>(position), rng);
        auto actions = Tactics::legal_actions(position);
        const bool ends = actions.size() == 1 || rng.chance(1, 20);
        if (!ends) actions.pop_back();
        const auto strikes = std::partition(actions.begin(), actions.end(), [](const Action& action) {
            return action.strike != Direction::none;
        });
        if (strikes != actions.begin()) actions.erase(strikes, actions.end());
        turn_begins = ends;
        const auto lot = rng.below(static_cast<std::uint32_t>(actions.size()));
        Tactics::play(position, ends ? kEndTurn : actions[lot], nullptr);
    }
}

} // namespace forethought::tactics
