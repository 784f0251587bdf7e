#include "engine/tactics/rules/position.h"

#include "engine/core/rng.h"

namespace forethought::tactics {

Keys::Keys() {
    std::uint64_t seed = 0x74616374696373;
    for (std::size_t unit = 0; unit < kMaxUnits; ++unit) {
        for (auto& key : cell[unit]) key = splitmix64(seed);
        for (auto& key : hit_points[unit]) key = splitmix64(seed);
        acted[unit] = splitmix64(seed);
    }
}

const Keys keys;

std::uint64_t hash_of_counters(const State& state) {
    const std::uint64_t counters = static_cast<std::uint64_t>(state.round) |
                                   static_cast<std::uint64_t>(state.quiet_rounds) << 8 |
                                   static_cast<std::uint64_t>(state.rings) << 16 |
                                   static_cast<std::uint64_t>(index(state.to_move)) << 24 |
                                   static_cast<std::uint64_t>(state.damage_this_round) << 25 |
                                   static_cast<std::uint64_t>(state.held) << 26;
    return mix(counters, 0x636f756e74657273);
}

std::uint64_t hash_from_scratch(const State& state) {
    std::uint64_t hash = hash_of_counters(state);
    for_each(state.alive, [&](Unit unit) {
        hash ^= keys.cell[unit][state.cell[unit]] ^ keys.hit_points[unit][state.hit_points[unit]];
    });
    for_each(state.acted, [&](Unit unit) { hash ^= keys.acted[unit]; });
    return hash;
}

std::uint64_t hash(const Position& position) {
    const Terrain& terrain = position.battle->terrain;
    const Roster& roster = position.battle->roster;
    std::uint64_t hash = mix(terrain.walls().upper(), terrain.walls().lower());
    hash = mix(hash, terrain.water().upper());
    hash = mix(hash, terrain.water().lower());
    std::uint64_t types =
        static_cast<std::uint64_t>(roster.first_count) << 8 | static_cast<unsigned>(roster.count);
    for (int unit = 0; unit < roster.count; ++unit)
        types = types << 2 | static_cast<std::uint64_t>(roster.type[static_cast<std::size_t>(unit)]);
    hash = mix(hash, types);
    // What most battles do not have leaves their hashes as they are.
    if (roster.has_traits())
        for (int unit = 0; unit < roster.count; ++unit)
            hash = mix(hash, roster.traits[static_cast<std::size_t>(unit)].bits());
    if (const Condition& condition = position.battle->condition) {
        hash = mix(hash, static_cast<std::uint64_t>(condition.kind) << 24 |
                             static_cast<std::uint64_t>(index(condition.seeker)) << 16 | condition.count);
        hash = mix(mix(hash, condition.cells.upper()), condition.cells.lower());
        hash = mix(hash, condition.marked.bits());
    }
    return hash ^ position.state.hash;
}

int total_hit_points(const Battle& battle, const State& state, Side side) {
    int total = 0;
    for_each(battle.roster.units(side) & state.alive, [&](Unit unit) { total += state.hit_points[unit]; });
    return total;
}

} // namespace forethought::tactics
