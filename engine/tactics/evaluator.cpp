#include "engine/tactics/evaluator.h"

#include "engine/tactics/heuristics/bait.h"
#include "engine/tactics/heuristics/cohesion.h"
#include "engine/tactics/heuristics/ground.h"
#include "engine/tactics/heuristics/material.h"
#include "engine/tactics/heuristics/possible_damage.h"

#include <algorithm>

namespace forethought::tactics {

Value Evaluator::operator()(const Battle& battle, const State& state, Side side, UnitSet struck) const {
    const Scene scene(battle, state, side, worth_, struck, switches_.fears);
    Points points = material(scene);
    const auto add = [&](const Points& more) {
        points.own += more.own;
        points.enemy += more.enemy;
    };
    if (switches_.fears) add(possible_damage(scene));
    if (switches_.baits) add(bait(scene));
    if (switches_.knows_ground) add(ground(scene));
    if (switches_.holds_together) add(cohesion(scene));
    const Value exact = switches_.divides ? std::max<Value>(points.own, 1) * params::kRatioUnit /
                                                std::max<Value>(points.enemy, 1)
                                          : points.own - points.enemy;
    return exact + blur_.waver(state.hash, unit());
}

} // namespace forethought::tactics
