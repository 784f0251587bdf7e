#include "engine/tactics/heuristics/possible_damage.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Points that could be struck off `targets` in one turn, each striker with its best single hit.
Value best_hits(const Scene& scene, UnitSet targets) {
    std::array<Value, kMaxUnits> best{};
    for_each(targets, [&](Unit target) {
        for_each(scene.attackers[target], [&](Unit striker) {
            const Value loss =
                scene.worth.loss(scene.type(target), scene.hit_points(target), scene.damage(striker));
            best[striker] = std::max(best[striker], loss);
        });
    });
    Value sum = 0;
    for (const Value loss : best) sum += loss;
    return sum;
}

} // namespace

Points possible_damage(const Scene& scene) {
    return {best_hits(scene, scene.enemy) * params::kThreatWeight / 256,
            best_hits(scene, scene.own) * params::kDangerWeight / 256};
}

} // namespace forethought::tactics
