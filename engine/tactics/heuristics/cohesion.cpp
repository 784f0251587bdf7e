#include "engine/tactics/heuristics/cohesion.h"

namespace forethought::tactics {

namespace {

/// Cells from which enemies could hurt any own unit.
CellSet dangerous_cells(const Scene& scene) {
    CellSet cells;
    for_each(scene.own, [&](Unit unit) {
        for_each(scene.attackers[unit], [&](Unit enemy) {
            cells |=
                striking_cells(scene.battle, scene.state, enemy, scene.cell(unit)) & scene.reaches[enemy];
        });
    });
    return cells;
}

} // namespace

Points cohesion(const Scene& scene) {
    const CellSet cells = dangerous_cells(scene);
    const int total = cells.size();
    const UnitSet own = scene.own - scene.battle.roster.rooted;
    const bool desperate = own.size() < scene.enemy.size() && own.size() <= params::kFew;
    Value points = 0;
    for_each(own, [&](Unit unit) {
        if (scene.struck.has(unit)) {
            points += params::kStruck;
            return;
        }
        if (desperate) points -= params::kDeserter;
        if (total == 0) return;
        const int count = (cells & scene.strikes[unit]).size();
        points += count == 0       ? -params::kCoversNone
                  : count == total ? params::kCoversAll
                                   : params::kCoversSome * count / total;
    });
    return {points, 0};
}

} // namespace forethought::tactics
