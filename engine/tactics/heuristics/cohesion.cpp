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

int strikable(const Scene& scene, Unit unit, CellSet cells) {
    int count = 0;
    while (!cells.empty()) {
        const CellSet from = striking_cells(scene.battle, scene.state, unit, cells.take());
        count += (from & scene.reaches[unit]).empty() ? 0 : 1;
    }
    return count;
}

} // namespace

Points cohesion(const Scene& scene) {
    const CellSet cells = dangerous_cells(scene);
    const int total = cells.size();
    const bool desperate = scene.own.size() < scene.enemy.size() && scene.own.size() <= params::kFew;
    Value points = 0;
    for_each(scene.own, [&](Unit unit) {
        if (scene.struck.has(unit)) {
            points += params::kStruck;
            return;
        }
        if (desperate) points -= params::kDeserter;
        if (total == 0) return;
        const int count = strikable(scene, unit, cells);
        points += count == 0       ? -params::kCoversNone
                  : count == total ? params::kCoversAll
                                   : params::kCoversSome * count / total;
    });
    return {points, 0};
}

} // namespace forethought::tactics
