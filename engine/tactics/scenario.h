#pragma once

#include "engine/core/move_list.h"
#include "engine/core/rng.h"
#include "engine/tactics/chooser.h"
#include "engine/tactics/eval.h"
#include "engine/tactics/rules.h"

#include <cstdint>

namespace forethought::tactics {

/// A plan for the rest of a side's turn: an order of units and what each does, with the value of the state
/// it leads to, from the point of view of that side.
struct Scenario {
    MoveList<Action, kMaxUnits / 2> actions;
    Value value = 0;
    /// Which mutations led here; 0 for a strategy's own scenario.
    int generation = 0;
};

/// Whether an action changes nothing but that the unit has acted.
inline bool is_pass(const State& state, Action action) {
    return action.strike == Direction::none && action.to == state.cell[action.unit];
}

/// The order in which a strategy takes the units.
enum class Order : std::uint8_t { given, reversed, random };

/// A script for a whole turn: an order and a way to choose.
struct Strategy {
    Order order;
    Chooser chooser;
};

/// Plays a scenario out from `state` (which becomes the end state) and repairs it on the way: an action that
/// is no longer possible, or whose position is set in `replace` (a bit a position: drawn anew by lot), gets
/// another one; units that died are left out, units without an action get one. The scenario is legal
/// afterwards.
void simulate(const Battle& battle, State& state, Scenario& scenario, std::uint32_t replace, Chooser repair,
              const Worth& worth, Rng& rng);

/// The scenario of a strategy from `state`, which becomes the end state.
Scenario plan(const Battle& battle, State& state, Strategy strategy, const Worth& worth, Rng& rng);

} // namespace forethought::tactics
