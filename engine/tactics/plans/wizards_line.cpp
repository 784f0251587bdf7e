#include "engine/tactics/plans/options.h"
#include "engine/tactics/plans/strategy.h"

namespace forethought::tactics {

namespace {

/// A wizard's shot, if everyone who can still move were out of its way.
struct Shot {
    Action action{};
    Value gain = 0;
    /// The cell it is shot from and the cells that the fire passes.
    CellSet line;
};

Shot best_shot(const Battle& battle, const State& state, const Worth& worth) {
    const UnitSet ready = ready_units(battle, state);
    Shot best;
    for_each(ready, [&](Unit wizard) {
        if (battle.roster.type[wizard] != UnitType::wizard) return;
        // The board without the friends who can step aside.
        State cleared = state;
        for_each(ready, [&](Unit unit) {
            if (unit != wizard) cleared.occupied.erase(state.cell[unit]);
        });
        const auto consider = [&](Cell to, Direction direction, CellSet bodies) {
            const Value gain = gain_of(battle, state, wizard, bodies, worth);
            if (gain <= best.gain) return;
            const CellSet fire = battle.terrain.ray(UnitType::wizard, direction, to);
            best = Shot{Action{wizard, to, direction}, gain, fire | CellSet::of(to)};
        };
        for_each_strike(battle, cleared, wizard, reach(battle, cleared, wizard), consider);
    });
    return best;
}

/// Whether the shot can still be fired and does more good than harm: a friend may not have found a way out.
bool pays(const Battle& battle, const State& state, Action shot, const Worth& worth) {
    if (!is_legal(battle, state, shot)) return false;
    const CellSet others = state.occupied - CellSet::of(state.cell[shot.unit]);
    const CellSet bodies = struck(battle.terrain, UnitType::wizard, shot.to, shot.strike, others);
    return gain_of(battle, state, shot.unit, bodies, worth) > 0;
}

} // namespace

Scenario plan_wizards_line(const Battle& battle, State& state, UnitHeuristic heuristic, const Worth& worth,
                           Rng& rng) {
    Silence silence;
    Scenario scenario;
    const auto perform = [&](Action action) {
        act(battle, state, action, silence);
        scenario.actions.push_back(action);
    };
    const auto let = [&](Unit unit, CellSet reserved) {
        if (state.outcome == Outcome::playing && state.alive.has(unit))
            perform(choose(heuristic, battle, state, unit, worth, rng, reserved));
    };
    const Shot shot = best_shot(battle, state, worth);
    const Unit wizard = shot.action.unit;
    if (wizard != kNobody) {
        for_each(ready_units(battle, state), [&](Unit unit) {
            if (unit != wizard && shot.line.has(state.cell[unit])) let(unit, shot.line);
        });
        if (state.outcome == Outcome::playing && pays(battle, state, shot.action, worth))
            perform(shot.action);
    }
    for_each(ready_units(battle, state), [&](Unit unit) { let(unit, CellSet{}); });
    return scenario;
}

} // namespace forethought::tactics
