#include "engine/tactics/evaluation/evaluator.h"

#include "engine/tactics/evaluation/logarithm.h"
#include "engine/tactics/heuristics/bait.h"
#include "engine/tactics/heuristics/cohesion.h"
#include "engine/tactics/heuristics/exchange.h"
#include "engine/tactics/heuristics/ground.h"
#include "engine/tactics/heuristics/possible_damage.h"
#include "engine/tactics/network/network.h"
#include "engine/tactics/search/patience.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// How many times as strong the side is as the enemy once the enemy's joint fire has come down, as a
/// logarithm, with what speaks for the ground that the side holds.
Value fitted_value(const Scene& scene, const Exchange& exchange, const Weights& weights) {
    const Points& points = exchange.points;
    const Value danger = weights.danger * fear_in(scene.state.round) / params::kWholeFear;
    const Value own = points.own - std::min(points.own, exchange.own_loss * danger / 256);
    const Value enemy = points.enemy - std::min(points.enemy, exchange.enemy_loss * weights.threat / 256);
    const Value proportion = logarithm(own + weights.reserve) - logarithm(enemy + weights.reserve);
    return proportion * weights.twice / kLogarithmUnit + cohesion(scene).own * weights.cohesion / 256 +
           ground(scene, weights).own;
}

/// The same, and what the network makes of it.
Value exchanged_value(const Scene& scene, const Switches& switches) {
    const Exchange exchange(scene);
    if (exchange.is_decided()) return exchange.points.own - exchange.points.enemy;
    const Value fitted = fitted_value(scene, exchange, switches.weights);
    const Value lure = switches.style.lure > 0 ? bait(scene).own * switches.style.lure / 256 : 0;
    if (!switches.learned) return fitted + lure;
    return fitted + lure + (*switches.network)(network::Facts(scene, exchange));
}

} // namespace

Value Evaluator::operator()(const Battle& battle, const State& state, Side side, UnitSet struck) const {
    const Scene scene(battle, state, side, worth_, struck, switches_.fears);
    if (switches_.fitted) return exchanged_value(scene, switches_) + blur_.waver(state.hash, unit());
    Points points = material(scene);
    const auto add = [&](const Points& more) {
        points.own += more.own;
        points.enemy += more.enemy;
    };
    const Style& style = switches_.style;
    if (switches_.fears) {
        const Points possible = possible_damage(scene);
        add({possible.own, possible.enemy * style.danger / 256});
    }
    if (switches_.baits) add({bait(scene).own * style.bait / 256, 0});
    if (switches_.knows_ground) add(ground(scene, switches_.weights));
    if (switches_.holds_together) add(cohesion(scene));
    const Value exact = switches_.divides ? std::max<Value>(points.own, 1) * params::kRatioUnit /
                                                std::max<Value>(points.enemy, 1)
                                          : points.own - points.enemy;
    return exact + blur_.waver(state.hash, unit());
}

Value Evaluator::after_turn(const Battle& battle, const State& state, Side side, UnitSet struck) const {
    const bool is_last = state.round >= params::kLastRound && side == Side::second;
    if (!is_last || state.outcome != Outcome::playing) return (*this)(battle, state, side, struck);
    State end = state;
    end_turn(battle, end, nullptr);
    if (end.outcome == Outcome::draw) return 0;
    return end.outcome == win_for(side) ? params::kVictory : -params::kVictory;
}

} // namespace forethought::tactics
