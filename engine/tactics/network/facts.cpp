#include "engine/tactics/network/facts.h"

#include "engine/tactics/evaluation/logarithm.h"

namespace forethought::tactics::network {

namespace {

using namespace detail;

constexpr std::array<std::uint8_t, kCells> lay_rings_of_cells() {
    std::array<std::uint8_t, kCells> rings{};
    for (int cell = 0; cell < kCells; ++cell) {
        const int x = cell % kWidth;
        const int y = cell / kWidth;
        const int across = std::min(x, kWidth - 1 - x);
        const int down = std::min(y, kWidth - 1 - y);
        rings[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(std::min(across, down));
    }
    return rings;
}
constexpr auto kRingOf = lay_rings_of_cells();

/// By the blows that it takes to bring a unit down, 0 the fewest.
int stamina(int hit_points) {
    return hit_points <= params::kArcher.damage       ? 0
           : hit_points <= params::kFighter.damage    ? 1
           : hit_points <= params::kArcher.hit_points ? 2
                                                      : 3;
}

/// What could happen to a unit: nothing, a hit, several, death by all who can hit it, by two, by one.
int danger(const Scene& scene, Unit unit) {
    int highest = 0;
    int second = 0;
    int sum = 0;
    const UnitSet attackers = scene.attackers[unit];
    for_each(attackers, [&](Unit attacker) {
        const int damage = scene.damage(attacker);
        sum += damage;
        if (damage > highest) {
            second = highest;
            highest = damage;
        } else {
            second = std::max(second, damage);
        }
    });
    const int left = scene.hit_points(unit);
    if (highest >= left) return 5;
    if (highest + second >= left) return 4;
    if (sum >= left) return 3;
    return std::min(attackers.size(), 2);
}

int type_of(const Scene& scene, Unit unit) {
    return static_cast<int>(scene.type(unit));
}

/// One of `steps` kinds of proportion, eight to a doubling, the middle one for equals.
int proportion(Value own, Value enemy, Value reserve) {
    const Value difference = logarithm(own + reserve) - logarithm(enemy + reserve);
    const auto step =
        static_cast<int>((difference + Value{kLogarithmUnit} * kProslices / 16) * 8 / kLogarithmUnit);
    return std::clamp(step, 0, kProslices - 1);
}

int share(Value part, Value whole) {
    if (whole <= 0) return 0;
    return static_cast<int>(std::clamp<Value>(part * kShares / (whole + 1), 0, kShares - 1));
}

} // namespace

Facts::Facts(const Scene& scene, const Exchange& exchange) {
    targets_.fill(0);
    nearest_.fill(kFarthestFoe);
    for_each(scene.own | scene.enemy, [&](Unit unit) {
        for_each(scene.attackers[unit], [&](Unit attacker) { ++targets_[attacker]; });
    });
    add_across(scene);
    add_units(scene, 0, scene.own);
    add_units(scene, 1, scene.enemy);
    add_pairs(scene, 0, scene.own);
    add_pairs(scene, 1, scene.enemy);
    add_balance(scene, exchange);
    for_each(scene.struck & scene.own, [&](Unit unit) { add(kStriker, type_of(scene, unit)); });
}

void Facts::add_across(const Scene& scene) {
    for_each(scene.own, [&](Unit own) {
        for_each(scene.enemy, [&](Unit enemy) {
            const int steps = scene.battle.terrain.steps(scene.cell(own), scene.cell(enemy));
            nearest_[own] = std::min(nearest_[own], steps);
            nearest_[enemy] = std::min(nearest_[enemy], steps);
            const int pair = kUnitTypes * type_of(scene, own) + type_of(scene, enemy);
            add(kAcross, (kFar + 1) * pair + std::min(steps, kFar));
        });
    });
}

void Facts::add_units(const Scene& scene, int whose, UnitSet units) {
    for_each(units, [&](Unit unit) {
        const int type = type_of(scene, unit);
        const int kind = kUnitTypes * whose + type;
        const int hit_points = scene.hit_points(unit);
        add(kHealth, kHealthSteps * kind + std::min((hit_points - 1) / kHealthStep, kHealthSteps - 1));
        add(kDanger, kDangers * (kStaminas * kind + stamina(hit_points)) + danger(scene, unit));
        for_each(scene.attackers[unit], [&](Unit attacker) {
            const int left = hit_points - scene.damage(attacker);
            const int effect = left <= 0 ? 0 : 1 + std::min(stamina(left), kEffects - 2);
            add(kBlow, kEffects * (kUnitTypes * kind + type_of(scene, attacker)) + effect);
        });
        const int ring = kRingOf[scene.cell(unit)] - scene.state.rings;
        add(kEdge, kRings * kind + std::clamp(ring, 0, kRings - 1));
        add(kCramped, kObstacles * kind + scene.battle.terrain.obstacles_around(scene.cell(unit)));
        add(kTargets, (kMostTargets + 1) * kind + std::min(targets_[unit], kMostTargets));
        add(kNearest, (kFarthestFoe + 1) * kind + nearest_[unit]);
    });
}

void Facts::add_pairs(const Scene& scene, int whose, UnitSet units) {
    for_each(units, [&](Unit one) {
        for_each(units, [&](Unit other) {
            if (other <= one) return;
            const int low = std::min(type_of(scene, one), type_of(scene, other));
            const int high = std::max(type_of(scene, one), type_of(scene, other));
            const int steps = scene.battle.terrain.steps(scene.cell(one), scene.cell(other));
            const int pair = kUnitTypes * (kUnitTypes * whose + low) + high;
            add(kAllies, (kFarAllies + 1) * pair + std::min(steps, kFarAllies));
        });
    });
}

void Facts::add_balance(const Scene& scene, const Exchange& exchange) {
    const State& state = scene.state;
    add(kCounts,
        (kMostArmy + 1) * std::min(scene.own.size(), kMostArmy) + std::min(scene.enemy.size(), kMostArmy));
    int lead = 0;
    for_each(scene.own, [&](Unit unit) { lead += scene.hit_points(unit); });
    for_each(scene.enemy, [&](Unit unit) { lead -= scene.hit_points(unit); });
    const int step = std::clamp(lead / kLeadStep, -kMostLead, kMostLead) + kMostLead;
    const int phase = std::min(state.round / kPhaseRounds, kPhases - 1);
    add(kLead, (2 * kMostLead + 1) * phase + step);
    add(kClock, std::min(state.round / kClockRounds, kClocks - 1));
    add(kQuiet, std::min<int>(state.quiet_rounds, kMostQuiet));
    add(kFallen, std::min<int>(state.rings, kRings));
    const auto& [points, own_loss, enemy_loss] = exchange;
    constexpr Value reserve = 2 * params::kFighterWorth;
    add(kStrength, proportion(points.own, points.enemy, reserve));
    add(kStrengthLeft, proportion(points.own - std::min(points.own, own_loss), points.enemy, reserve));
    add(kOwnLoss, share(own_loss, points.own));
    add(kEnemyLoss, share(enemy_loss, points.enemy));
}

} // namespace forethought::tactics::network
