#include "engine/tactics/heuristics/ground.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

struct Distances {
    Value sum = 0;
    Value pairs = 0;
    int longest = 0;

    void add(int distance) {
        sum += distance;
        ++pairs;
        longest = std::max(longest, distance);
    }
    /// Mean distance times `weight`.
    Value weighted(Value weight) const { return pairs == 0 ? 0 : sum * weight / pairs; }
};

Value stretched(int longest, Value stretch) {
    const int beyond = std::min(longest - params::kCloseTogether, params::kMostStretch);
    return beyond > 0 ? stretch << beyond : 0;
}

} // namespace

Points ground(const Scene& scene, const Weights& weights) {
    const Terrain& terrain = scene.battle.terrain;
    Distances allies;
    Distances enemies;
    Value penalty = 0;
    const UnitSet own = scene.own - scene.battle.roster.rooted;
    for_each(own, [&](Unit unit) {
        const Cell cell = scene.cell(unit);
        for_each(own, [&](Unit ally) {
            if (ally > unit) allies.add(terrain.steps(cell, scene.cell(ally)));
        });
        int nearest = Terrain::kUnreachable;
        for_each(scene.enemy, [&](Unit enemy) {
            const int distance = terrain.steps(cell, scene.cell(enemy));
            enemies.add(distance);
            nearest = std::min(nearest, distance);
        });
        const int range = stats(scene.type(unit)).range;
        if (nearest > 2 * scene.battle.roster.movement[0][unit] + range) penalty += weights.idle;
        const int cramped = terrain.obstacles_around(cell) - params::kElbowRoom;
        if (cramped > 0) penalty += cramped * weights.cramped;
        if (outer_rings(scene.state.rings + 1).has(cell)) penalty += weights.edge;
    });
    penalty += allies.weighted(weights.apart) + enemies.weighted(weights.distant) +
               stretched(allies.longest, weights.stretch);
    return {-penalty, 0};
}

} // namespace forethought::tactics
