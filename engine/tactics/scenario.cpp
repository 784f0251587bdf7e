#include "engine/tactics/scenario.h"

#include "engine/tactics/options.h"

namespace forethought::tactics {

void simulate(const Battle& battle, State& state, Scenario& scenario, std::uint32_t replace, Chooser repair,
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
        if (((replace >> i) & 1) != 0)
            perform(random_action(battle, state, action.unit, rng));
        else if (is_legal(battle, state, action))
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

Scenario plan(const Battle& battle, State& state, Strategy strategy, const Worth& worth, Rng& rng) {
    MoveList<Unit, kMaxUnits / 2> order;
    for_each(ready_units(battle, state), [&](Unit unit) { order.push_back(unit); });
    if (strategy.order == Order::random) rng.shuffle(order, static_cast<int>(order.size()));
    Silence silence;
    Scenario scenario;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Unit unit = order[strategy.order == Order::reversed ? order.size() - 1 - i : i];
        if (state.outcome != Outcome::playing) break;
        if (!state.alive.has(unit)) continue;
        const Action action = choose(strategy.chooser, battle, state, unit, worth, rng);
        act(battle, state, action, silence);
        scenario.actions.push_back(action);
    }
    return scenario;
}

} // namespace forethought::tactics
