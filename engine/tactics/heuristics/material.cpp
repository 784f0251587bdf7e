#include "engine/tactics/heuristics/material.h"

#include "engine/tactics/heuristics/purpose.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Units on cracked ground that falls before they can leave it.
UnitSet doomed(const Scene& scene) {
    const CellSet falling = cracked(scene.state);
    if (falling.empty() || scene.state.damage_this_round) return UnitSet{};
    // The second side's turn ends the round: after it nobody moves before the ring falls.
    const UnitSet stuck = scene.side == Side::second ? scene.state.alive : scene.own;
    UnitSet found;
    for_each(stuck, [&](Unit unit) {
        if (falling.has(scene.cell(unit))) found.insert(unit);
    });
    return found;
}

Value worth_of(const Scene& scene, UnitSet units) {
    Value sum = 0;
    for_each(units, [&](Unit unit) { sum += scene.worth.of(scene.type(unit), scene.hit_points(unit)); });
    return sum;
}

/// Hit points of the own side minus those of the enemy's: what decides when both fall whole.
int lead(const Scene& scene) {
    return total_hit_points(scene.battle, scene.state, scene.side) -
           total_hit_points(scene.battle, scene.state, opponent(scene.side));
}

} // namespace

Points material(const Scene& scene) {
    const UnitSet lost = doomed(scene);
    const UnitSet own = scene.own - lost;
    const UnitSet enemy = scene.enemy - lost;
    Points points{worth_of(scene, own), worth_of(scene, enemy)};
    if (scene.battle.condition) {
        const Points more = purpose(scene, scene.state.alive - lost);
        points.own += more.own;
        points.enemy += more.enemy;
        if (std::max(more.own, more.enemy) >= params::kVictory) return points;
    }
    if (enemy.empty() && (!own.empty() || lead(scene) > 0)) points.own += params::kVictory;
    if (enemy.empty() && own.empty() && lead(scene) < 0) points.enemy += params::kVictory;
    return points;
}

} // namespace forethought::tactics
