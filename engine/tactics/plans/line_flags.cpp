#include "engine/tactics/plans/line_flags.h"

#include "engine/tactics/heuristics/bait.h"
#include "engine/tactics/rules/conditions/judge.h"

#include <algorithm>
#include <array>

namespace forethought::tactics {

namespace {

constexpr int kFallenShift = 16;
constexpr int kStruckShift = 20;

/// Steps as the crow flies.
int apart(Cell one, Cell other) {
    return std::abs(column(one) - column(other)) + std::abs(row(one) - row(other));
}

/// By how many steps more than before a unit is from the nearest of the enemies who are left.
int retreat_of(const Playout& playout, Unit unit) {
    int before = Terrain::kUnreachable;
    int after = Terrain::kUnreachable;
    for_each(playout.enemies() & playout.after.alive, [&](Unit enemy) {
        const Terrain& terrain = playout.battle.terrain;
        before = std::min(before, terrain.steps(playout.before.cell[unit], playout.before.cell[enemy]));
        after = std::min(after, terrain.steps(playout.after.cell[unit], playout.after.cell[enemy]));
    });
    return after - before;
}

/// The sum of it over the side, and how many units it is taken over.
struct Retreat {
    int steps = 0;
    int units = 0;

    explicit Retreat(const Playout& playout) {
        const UnitSet own = playout.own() & playout.after.alive;
        units = own.size();
        for_each(own, [&](Unit unit) { steps += retreat_of(playout, unit); });
    }
};

const Worth& plain_worth() {
    static const Worth worth = [] {
        Blur off;
        return Worth(off);
    }();
    return worth;
}

} // namespace

bool wins(const Playout& playout) {
    const State& after = playout.after;
    const Outcome outcome = after.outcome == Outcome::playing && playout.battle.condition
                                ? judge_if_ended(playout.battle, after, after.alive)
                                : after.outcome;
    return outcome == win_for(playout.side);
}

bool burns_friends(const Playout& playout) {
    return std::any_of(playout.strikes.begin(), playout.strikes.end(), [&](const Playout::Strike& strike) {
        return !(strike.bodies & playout.own()).empty();
    });
}

bool fires_through(const Playout& playout) {
    return std::any_of(playout.strikes.begin(), playout.strikes.end(), [&](const Playout::Strike& strike) {
        return (strike.bodies & playout.enemies()).size() >= 2;
    });
}

bool strikes_from_afar(const Playout& playout) {
    if (playout.struck_enemies().empty()) return false;
    return std::all_of(playout.strikes.begin(), playout.strikes.end(), [&](const Playout::Strike& strike) {
        bool afar = true;
        for_each(strike.bodies & playout.enemies(), [&](Unit enemy) {
            // Who was struck does not move in this turn, and who struck has done with moving.
            afar = afar && apart(playout.before.cell[enemy], playout.after.cell[strike.striker]) > 1 &&
                   !playout.danger_after.strikers[strike.striker].has(enemy);
        });
        return afar;
    });
}

bool gangs_up(const Playout& playout) {
    UnitSet once;
    UnitSet twice;
    for (const Playout::Strike& strike : playout.strikes) {
        twice = twice | (once & strike.bodies);
        once = once | strike.bodies;
    }
    return !(twice & playout.enemies()).empty();
}

bool sets_bait(const Playout& playout) {
    const Scene scene(playout.battle, playout.after, playout.side, plain_worth(), UnitSet{}, true);
    return bait(scene).own > 0;
}

bool shelters_the_wounded(const Playout& playout) {
    bool sheltered = false;
    for_each(playout.danger_before.exposed & playout.after.alive, [&](Unit unit) {
        const int full = playout.battle.roster.hit_points[unit];
        const bool wounded = 2 * playout.after.hit_points[unit] <= full;
        sheltered = sheltered || (wounded && !playout.danger_after.exposed.has(unit));
    });
    return sheltered;
}

bool hides(const Playout& playout) {
    bool hidden = false;
    for_each(playout.danger_before.exposed & playout.after.alive, [&](Unit unit) {
        hidden = hidden || (playout.moved(unit) && !playout.danger_after.exposed.has(unit));
    });
    return hidden && 2 * playout.danger_after.damage <= playout.danger_before.damage;
}

bool stays_out_of_reach(const Playout& playout) {
    return !(playout.enemies() & playout.after.alive).empty() && playout.danger_after.exposed.empty();
}

bool withdraws(const Playout& playout) {
    const Retreat retreat(playout);
    return retreat.units > 0 && retreat.steps >= retreat.units;
}

bool advances(const Playout& playout) {
    const Retreat retreat(playout);
    return retreat.units > 0 && -retreat.steps >= retreat.units;
}

bool draws_together(const Playout& playout) {
    const UnitSet own = playout.own() & playout.after.alive;
    int closer = 0;
    int pairs = 0;
    for_each(own, [&](Unit one) {
        for_each(own, [&](Unit other) {
            if (other <= one) return;
            const Terrain& terrain = playout.battle.terrain;
            closer += terrain.steps(playout.before.cell[one], playout.before.cell[other]) -
                      terrain.steps(playout.after.cell[one], playout.after.cell[other]);
            ++pairs;
        });
    });
    return pairs > 0 && closer >= pairs;
}

bool does_nothing(const Playout& playout) {
    return playout.strikes.empty() && playout.before.cell == playout.after.cell;
}

std::uint32_t line_flags_of(const Playout& playout) {
    static constexpr std::array kLineFlags{
        wins,      burns_friends,        fires_through, strikes_from_afar,  gangs_up,
        sets_bait, shelters_the_wounded, hides,         stays_out_of_reach, withdraws,
        advances,  draws_together,       does_nothing};
    static_assert(kLineFlags.size() <= kFallenShift);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < kLineFlags.size(); ++i)
        if (kLineFlags[i](playout)) bits |= std::uint32_t{1} << i;
    bits |= static_cast<std::uint32_t>(playout.fallen_enemies().size()) << kFallenShift;
    return bits | static_cast<std::uint32_t>(playout.struck_enemies().size()) << kStruckShift;
}

} // namespace forethought::tactics
