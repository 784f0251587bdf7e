#include "engine/tactics/eval.h"

#include "engine/tactics/threats.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Units that stand on cracked ground which falls before they can leave it, after `side` has played.
UnitSet doomed(const Battle& battle, const State& state, Side side) {
    const CellSet falling = cracked(state);
    if (falling.empty() || state.damage_this_round) return UnitSet{};
    UnitSet units = battle.roster.units(side);
    if (side == Side::second) units = units | battle.roster.units(Side::first);
    UnitSet found;
    for_each(units & state.alive, [&](Unit unit) {
        if (falling.has(state.cell[unit])) found.insert(unit);
    });
    return found;
}

Value worth_of(const Battle& battle, const State& state, UnitSet units, const Worth& worth) {
    Value sum = 0;
    for_each(units, [&](Unit unit) { sum += worth.of(battle.roster.type[unit], state.hit_points[unit]); });
    return sum;
}

/// Points that `side` could strike off the other side in one turn, each unit with its best single hit.
Value best_hits(const Battle& battle, const State& state, Side side, const Worth& worth) {
    const ReachMap reaches = reaches_of(battle, state, side);
    std::array<Value, kMaxUnits> best{};
    for_each(battle.roster.units(opponent(side)) & state.alive, [&](Unit target) {
        for_each(attackers(battle, state, reaches, side, target), [&](Unit striker) {
            const int damage = traits(battle.roster.type[striker]).damage;
            const Value loss = worth.loss(battle.roster.type[target], state.hit_points[target], damage);
            best[striker] = std::max(best[striker], loss);
        });
    });
    Value sum = 0;
    for (const Value loss : best) sum += loss;
    return sum;
}

} // namespace

Worth::Worth(Blur& blur) {
    const std::array<Value, kUnitTypes> full{blur.jitter(params::kFighterWorth),
                                             blur.jitter(params::kArcherWorth),
                                             blur.jitter(params::kWizardWorth)};
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
        const auto most = static_cast<std::size_t>(kTraits[type].hit_points);
        for (std::size_t hit_points = 1; hit_points <= most; ++hit_points)
            by_hit_points_[type][hit_points] =
                full[type] / 2 + full[type] * static_cast<Value>(hit_points) / static_cast<Value>(2 * most);
    }
}

Value material(const Battle& battle, const State& state, Side side, const Worth& worth) {
    const UnitSet living = state.alive - doomed(battle, state, side);
    const UnitSet own = battle.roster.units(side) & living;
    const UnitSet enemy = battle.roster.units(opponent(side)) & living;
    const Value victory = enemy.empty() ? params::kVictory : 0;
    return worth_of(battle, state, own, worth) - worth_of(battle, state, enemy, worth) + victory;
}

Value possible_damage(const Battle& battle, const State& state, Side side, const Worth& worth) {
    const Value threat = best_hits(battle, state, side, worth);
    const Value danger = best_hits(battle, state, opponent(side), worth);
    return (threat * params::kThreatWeight - danger * params::kDangerWeight) / 256;
}

} // namespace forethought::tactics
