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
    for_each(state.alive, [&](Unit unit) { reaches[unit] = reach(battle, state, unit); });
    for_each(own, [&](Unit unit) {
        attackers[unit] = tactics::attackers(battle, state, reaches, opponent(side), unit);
    });
    for_each(enemy,
             [&](Unit unit) { attackers[unit] = tactics::attackers(battle, state, reaches, side, unit); });
}

} // namespace forethought::tactics
