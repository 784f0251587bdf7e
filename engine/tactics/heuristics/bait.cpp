#include "engine/tactics/heuristics/bait.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Own units that can strike `cell` in their next turn.
int avengers(const Scene& scene, Cell cell) {
    return strikers_at(scene.strikes, scene.own, cell).size();
}

} // namespace

Points bait(const Scene& scene) {
    Unit lure = kNobody;
    bool alone = true;
    for_each(scene.own, [&](Unit unit) {
        if (scene.attackers[unit].empty()) return;
        alone = alone && lure == kNobody && scene.attackers[unit].size() == 1;
        lure = unit;
    });
    if (lure == kNobody || !alone) return {};
    UnitSet attackers = scene.attackers[lure];
    const Unit attacker = attackers.take();
    if (scene.hit_points(lure) <= scene.damage(attacker)) return {};
    CellSet standing =
        striking_cells(scene.battle, scene.state, attacker, scene.cell(lure)) & scene.reaches[attacker];
    int fewest = kMaxUnits;
    while (!standing.empty() && fewest >= 2) fewest = std::min(fewest, avengers(scene, standing.take()));
    return {fewest >= 2 ? fewest * params::kBaitPerAvenger : 0, 0};
}

} // namespace forethought::tactics
