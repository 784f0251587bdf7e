#include "engine/tactics/scenario.h"

#include "engine/tactics/options.h"

namespace forethought::tactics {

void simulate(const Battle& battle, State& state, Scenario& scenario, Renewal renewal, Chooser repair,
              const Worth& worth, Rng& rng) {
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
            perform(choose(repair, battle, state, action.unit, worth, rng));
    }
    UnitSet left = ready_units(battle, state);
    while (!left.empty() && state.outcome == Outcome::playing) {
        const Unit unit = left.take();
        if (state.alive.has(unit)) perform(choose(repair, battle, state, unit, worth, rng));
    }
}

} // namespace forethought::tactics
