#include "engine/tactics/plans/scenario.h"

#include "engine/tactics/plans/options.h"

#include <algorithm>

namespace forethought::tactics {

bool can_begin_with(const Battle& battle, State state, const Scenario& scenario, Action first) {
    const auto& actions = scenario.actions;
    if (std::find(actions.begin(), actions.end(), first) == actions.end()) return false;
    Silence silence;
    const auto perform = [&](Action action) {
        const bool is_possible = is_legal(battle, state, action);
        if (is_possible) act(battle, state, action, silence);
        return is_possible;
    };
    return perform(first) &&
           std::all_of(actions.begin(), actions.end(),
                       [&](Action action) { return action == first || perform(action); }) &&
           state.hash == scenario.end;
}

void simulate(const Battle& battle, State& state, Scenario& scenario, Renewal renewal, UnitHeuristic repair,
              Choices& choices, Rng& rng) {
    Silence silence;
    const Scenario wanted = scenario;
    scenario.actions.clear();
    const auto perform = [&](Action action) {
        act(battle, state, action, silence);
        scenario.actions.push_back(action);
    };
    for (std::size_t i = 0; i < wanted.actions.size() && state.outcome == Outcome::playing; ++i) {
        const Action action = wanted.actions[i];
        if (!state.alive.has(action.unit)) continue;
        if (((renewal.by_lot >> i) & 1) != 0)
            perform(random_action(battle, state, action.unit, reach(battle, state, action.unit), rng));
        else if (((renewal.planned >> i) & 1) == 0 && is_legal(battle, state, action))
            perform(action);
        else
            perform(choices.choose(repair, battle, state, action.unit, rng));
    }
    UnitSet left = ready_units(battle, state);
    while (!left.empty() && state.outcome == Outcome::playing) {
        const Unit unit = left.take();
        if (state.alive.has(unit)) perform(choices.choose(repair, battle, state, unit, rng));
    }
}

} // namespace forethought::tactics
