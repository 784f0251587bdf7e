#include "engine/tactics/plans/playout.h"

namespace forethought::tactics {

namespace {

UnitSet units_on(const State& state, CellSet cells) {
    UnitSet units;
    while (!cells.empty()) units.insert(state.unit_at[cells.take()]);
    return units;
}

/// The end state; writes the strikes down on the way.
State run(const Battle& battle, State state, const Scenario& scenario,
          MoveList<Playout::Strike, kMaxUnits / 2>& strikes) {
    Silence silence;
    for (const Action action : scenario.actions) {
        if (action.strike != Direction::none) {
            const CellSet others = state.occupied - CellSet::of(state.cell[action.unit]);
            const CellSet bodies =
                struck(battle.terrain, battle.roster.type[action.unit], action.to, action.strike, others);
            strikes.push_back({action.unit, units_on(state, bodies)});
        }
        act(battle, state, action, silence);
    }
    return state;
}

} // namespace

Danger::Danger(const Battle& battle, const State& state, Side side) {
    const Side enemy = opponent(side);
    const UnitSet enemies = battle.roster.units(enemy) & state.alive;
    const CellsOfUnits strikes = strikes_of(battle, state, enemy);
    UnitSet dangerous;
    for_each(battle.roster.units(side) & state.alive, [&](Unit unit) {
        strikers[unit] = strikers_at(strikes, enemies, state.cell[unit]);
        if (!strikers[unit].empty()) exposed.insert(unit);
        dangerous = dangerous | strikers[unit];
    });
    damage = damage_of(battle, dangerous);
}

Playout::Playout(const Position& root, const Scenario& scenario)
    : battle(*root.battle),
      side(root.state.to_move),
      before(root.state),
      after(run(battle, before, scenario, strikes)),
      danger_before(battle, before, side),
      danger_after(battle, after, side) {}

UnitSet Playout::struck_enemies() const {
    UnitSet units;
    for (const Strike& strike : strikes) units = units | (strike.bodies & enemies());
    return units;
}

} // namespace forethought::tactics
