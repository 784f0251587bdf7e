#include "engine/tactics/heuristics/material.h"

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

} // namespace

Points material(const Scene& scene) {
    const UnitSet lost = doomed(scene);
    const UnitSet enemy = scene.enemy - lost;
    return {worth_of(scene, scene.own - lost) + (enemy.empty() ? params::kVictory : 0),
            worth_of(scene, enemy)};
}

} // namespace forethought::tactics
