#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

Scene::Scene(const Battle& battle_, const State& state_, Side side_, const Worth& worth_, UnitSet struck_,
             bool sees_threats)
    : battle(battle_),
      state(state_),
      worth(worth_),
      side(side_),
      own(battle.roster.units(side) & state.alive),
      enemy(battle.roster.units(opponent(side)) & state.alive),
      struck(struck_) {
    if (!sees_threats) return;
    const CellSet closed = blocked(state);
    for_each(state.alive, [&](Unit unit) {
        reaches[unit] = reach(battle, state, unit, closed);
        strikes[unit] = strike_cells(battle, state, unit, reaches[unit], state.occupied);
    });
    for_each(own, [&](Unit unit) { attackers[unit] = strikers_at(strikes, enemy, cell(unit)); });
    for_each(enemy, [&](Unit unit) { attackers[unit] = strikers_at(strikes, own, cell(unit)); });
}

} // namespace forethought::tactics
