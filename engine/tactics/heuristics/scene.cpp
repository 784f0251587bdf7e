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
    const CellSet own_cells = cells_of(state, own);
    const CellSet enemy_cells = cells_of(state, enemy);
    const auto look_at = [&](Unit unit) {
        reaches[unit] = reach(battle, state, unit, closed);
        strikes[unit] = strike_cells(battle, state, unit, reaches[unit], state.occupied);
    };
    const auto comes_near = [&](Unit unit, CellSet others) {
        return !(battle.terrain.open_strikes(type(unit), cell(unit)) & others).empty();
    };
    bool is_attacked = false;
    for_each(enemy - battle.roster.rooted, [&](Unit unit) {
        if (!comes_near(unit, own_cells)) return;
        look_at(unit);
        is_attacked = is_attacked || !(strikes[unit] & own_cells).empty();
    });
    // Where nobody can be hit nobody needs to be avenged: who could hit the enemy is all that is left to
    // know.
    for_each(own - battle.roster.rooted, [&](Unit unit) {
        if (is_attacked || comes_near(unit, enemy_cells)) look_at(unit);
    });
    for_each(own, [&](Unit unit) { attackers[unit] = strikers_at(strikes, enemy, cell(unit)); });
    for_each(enemy, [&](Unit unit) { attackers[unit] = strikers_at(strikes, own, cell(unit)); });
}

} // namespace forethought::tactics
