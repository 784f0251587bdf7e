#pragma once

#include "engine/core/move_list.h"
#include "engine/core/rng.h"
#include "engine/tactics/plans/choices.h"
#include "engine/tactics/rules/rules.h"

#include <cstdint>

namespace forethought::tactics {

/// A plan for the rest of a side's turn: an order of units and what each does, with the value of the state
/// it leads to, from the point of view of that side.
struct Scenario {
    MoveList<Action, kMaxUnits / 2> actions;
    Value value = 0;
    /// Hash of that state.
    std::uint64_t end = 0;
    /// Which mutations led here; 0 for a strategy's own scenario.
    int generation = 0;
};

/// Units that strike somebody in a scenario.
inline UnitSet strikers(const Scenario& scenario) {
    UnitSet units;
    for (const Action action : scenario.actions)
        if (action.strike != Direction::none) units.insert(action.unit);
    return units;
}

/// Whether an action changes nothing but that the unit has acted.
inline bool is_pass(const State& state, Action action) {
    return action.strike == Direction::none && action.to == state.cell[action.unit];
}

/// The first action that changes something; passes can wait, and a plan of passes only ends the turn.
inline Action opening(const State& state, const Scenario& scenario) {
    for (const Action action : scenario.actions)
        if (!is_pass(state, action)) return action;
    return kEndTurn;
}

/// Whether a scenario that is legal from `state` can begin with one of its later actions as well: whether all
/// the others are possible then and lead to the same end.
bool can_begin_with(const Battle& battle, State state, const Scenario& scenario, Action first);

/// What is left of a scenario for the units that are still `ready`; its value and its end stay.
inline Scenario rest_of(const Scenario& scenario, UnitSet ready) {
    Scenario rest = scenario;
    rest.actions.clear();
    // A friend's fire may have killed a unit whose pass was still to come.
    for (const Action action : scenario.actions)
        if (ready.has(action.unit)) rest.actions.push_back(action);
    return rest;
}

/// Which actions of a scenario are made anew when it is played out, as bits by position: drawn by lot, or
/// planned with the heuristic of the repair.
struct Renewal {
    std::uint32_t by_lot = 0;
    std::uint32_t planned = 0;
};

/// Plays a scenario out from `state` (which becomes the end state) and repairs it on the way: an action that
/// is no longer possible or is to be renewed gets another one; units that died are left out, units without an
/// action get one. The scenario is legal afterwards.
void simulate(const Battle& battle, State& state, Scenario& scenario, Renewal renewal, UnitHeuristic repair,
              Choices& choices, Rng& rng);

} // namespace forethought::tactics
