#include "engine/tactics/proof/fire.h"

#include <algorithm>

namespace forethought::tactics {

Fire::Fire(const Battle& battle, const State& state, Side side) {
    for_each(battle.roster.units(side) & state.alive, [&](Unit unit) {
        const UnitType type = battle.roster.type[unit];
        const int damage = battle.roster.damage[unit];
        strikers_.push_back({battle.terrain.open_strikes(type, state.cell[unit]), damage});
        on_one_ += damage;
    });
}

CellSet Fire::covered(int damage) const {
    CellSet covered;
    const auto groups = 1u << strikers_.size();
    for (unsigned group = 1; group < groups; ++group) {
        CellSet together = CellSet::all();
        int sum = 0;
        for (std::size_t i = 0; i < strikers_.size(); ++i) {
            if ((group >> i & 1) == 0) continue;
            together &= strikers_[i].strikes;
            sum += strikers_[i].damage;
        }
        if (sum >= damage) covered |= together;
    }
    return covered;
}

bool is_calm(const Battle& battle, const State& state, Side attacker, int turns) {
    if (battle.condition) return false;
    const int rounds = turns + (state.to_move == attacker ? 0 : 1);
    const int counter = rounds_until_ring(state);
    const int until_ring = counter > 0 ? counter : params::kQuietRounds - state.quiet_rounds;
    const bool ring_stays = state.rings >= kRings || until_ring > rounds;
    return ring_stays && state.round + rounds <= params::kLastRound;
}

bool has_fire_for(const Battle& battle, const State& state, Side attacker, UnitSet ready, int turns) {
    const UnitSet enemies = battle.roster.units(opponent(attacker)) & state.alive;
    int on_one = 0;
    int on_all = 0;
    for_each(battle.roster.units(attacker) & state.alive, [&](Unit unit) {
        const UnitType type = battle.roster.type[unit];
        const int damage = battle.roster.damage[unit] * (turns + (ready.has(unit) ? 1 : 0));
        on_one += damage;
        on_all += damage * (type == UnitType::wizard ? enemies.size() : 1);
    });
    int left = 0;
    int most = 0;
    for_each(enemies, [&](Unit enemy) {
        left += state.hit_points[enemy];
        most = std::max<int>(most, state.hit_points[enemy]);
    });
    return most <= on_one && left <= on_all;
}

Escapes escapes(const Battle& battle, const State& state, Side attacker, int turns) {
    const Fire fire(battle, state, attacker);
    const bool calm = is_calm(battle, state, attacker, turns);
    const bool may_move = state.to_move != attacker;
    Escapes escapes;
    for_each(battle.roster.units(opponent(attacker)) & state.alive, [&](Unit unit) {
        // The turns after the next one take no more than this; the rest has to be taken in that one.
        const int needed = state.hit_points[unit] - (turns - 1) * fire.on_one();
        const bool moves = may_move && !state.acted.has(unit);
        const CellSet cells = moves ? reach(battle, state, unit) : CellSet::of(state.cell[unit]);
        const int ways = (cells - fire.covered(std::max(1, needed))).size();
        if (needed > 0 && calm && ways > 0) escapes.is_certain = true;
        escapes.ways *= 1 + ways;
    });
    return escapes;
}

} // namespace forethought::tactics
