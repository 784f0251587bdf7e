#include "engine/tactics/heuristics/purpose.h"

#include "engine/tactics/rules/conditions/cross.h"
#include "engine/tactics/rules/conditions/fell.h"
#include "engine/tactics/rules/conditions/hold.h"
#include "engine/tactics/rules/conditions/judge.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Points for the nearness of the `most` of `units` that are nearest to any of `cells`.
Value nearness(const Scene& scene, UnitSet units, CellSet cells, int most) {
    std::array<int, params::kNear + 1> at_distance{};
    for_each(units - scene.battle.roster.rooted, [&](Unit unit) {
        int steps = params::kNear;
        for (CellSet rest = cells; !rest.empty();)
            steps = std::min(steps, scene.battle.terrain.steps(scene.cell(unit), rest.take()));
        ++at_distance[static_cast<std::size_t>(steps)];
    });
    Value points = 0;
    for (int steps = 0; steps < params::kNear && most > 0; ++steps) {
        const int here = std::min(most, at_distance[static_cast<std::size_t>(steps)]);
        points += here * (params::kNear - steps) * params::kStepNearer;
        most -= here;
    }
    return points;
}

/// What it is worth to have come so far: the nearer the end, the more counts each step.
Value share_of(int done, int wanted) {
    return params::kPurpose * done * done * done / (wanted * wanted * wanted);
}

/// What a side of the two wants, with what it has to do it with.
struct Contest {
    const Scene& scene;
    const Condition& condition;
    UnitSet seekers;
    UnitSet others;
    /// Whether the seeker has just played its turn.
    bool seeker_played;

    struct Wishes {
        Value seeker = 0;
        Value other = 0;
    };

    Wishes wishes() const {
        switch (condition.kind) {
        case ConditionKind::none:
            break;
        case ConditionKind::hold:
            return wishes_to_hold(rounds_held());
        case ConditionKind::cross:
            return {share_of(std::min<int>(cross::across(condition, scene.state, seekers), condition.count),
                             condition.count) +
                        nearness(scene, seekers, condition.cells, condition.count),
                    0};
        case ConditionKind::save:
            return {0, peril_of_wards()};
        case ConditionKind::fell:
            return {near_end_of_marked(), 0};
        case ConditionKind::survive:
            return {0, nearness(scene, others, cells_of(scene.state, seekers), kMaxUnits)};
        }
        return {};
    }

    /// Rounds that will count as held if everybody stays where they stand.
    int rounds_held() const {
        const bool may_return = !seeker_played && condition.seeker == Side::second;
        if (may_return) return std::max<int>(scene.state.held, hold::held(condition, scene.state, seekers));
        return hold::held(condition, scene.state, seekers);
    }

    Wishes wishes_to_hold(int done) const {
        // Who stands there keeps the others out.
        const bool is_barred = hold::stands(condition, scene.state, others);
        const Value barring =
            nearness(scene, others, condition.cells, params::kGuards) + (is_barred ? params::kBarred : 0);
        // There is no hurry to keep somebody off who has yet to come.
        const int urgency = std::min<int>(done + scene.state.held, condition.count);
        return {share_of(std::min<int>(done, condition.count), condition.count) +
                    nearness(scene, seekers, condition.cells, params::kGuards),
                barring * urgency / condition.count};
    }

    /// How near the other side is to killing somebody that the seeker has to save.
    Value peril_of_wards() const {
        Value peril =
            nearness(scene, others, cells_of(scene.state, condition.marked & seekers), params::kGuards);
        for_each(condition.marked & seekers, [&](Unit ward) {
            const int left = scene.hit_points(ward);
            const int full = scene.battle.roster.hit_points[ward];
            const int danger = std::min(left, damage_of(scene.battle, scene.attackers[ward]));
            peril += params::kPurpose * (full - left) / (4 * full);
            // Before the other side strikes it is the seeker who moves, if that has yet to play.
            if (seeker_played) peril += params::kPurpose * danger * danger / (left * left);
            if (!seeker_played) peril += params::kPurpose * danger / (8 * left);
        });
        return peril;
    }

    Value near_end_of_marked() const {
        const UnitSet marked = condition.marked & others;
        Value points = share_of(fell::fallen(condition, seekers | others), condition.count) +
                       nearness(scene, seekers, cells_of(scene.state, marked), params::kGuards);
        for_each(marked, [&](Unit unit) {
            const int full = scene.battle.roster.hit_points[unit];
            points += params::kPurpose * (full - scene.hit_points(unit)) / (2 * condition.count * full);
        });
        return points;
    }
};

} // namespace

Points purpose(const Scene& scene, UnitSet alive) {
    const Condition& condition = scene.battle.condition;
    const Outcome outcome = judge_if_ended(scene.battle, scene.state, alive);
    if (outcome == win_for(scene.side)) return {params::kVictory, 0};
    if (outcome == win_for(opponent(scene.side))) return {0, params::kVictory};
    const UnitSet seekers = scene.battle.roster.units(condition.seeker) & alive;
    const Contest contest{scene, condition, seekers, alive - seekers, condition.seeker == scene.side};
    const auto [seeker, other] = contest.wishes();
    return contest.seeker_played ? Points{seeker, other} : Points{other, seeker};
}

CellSet goals(const Battle& battle, const State& state, Side side) {
    const Condition& condition = battle.condition;
    const UnitSet enemies = battle.roster.units(opponent(side)) & state.alive;
    const bool seeks = side == condition.seeker;
    switch (condition.kind) {
    case ConditionKind::none:
        break;
    case ConditionKind::hold:
    case ConditionKind::cross:
        return condition.cells;
    case ConditionKind::save:
        return seeks ? CellSet{} : cells_of(state, condition.marked & enemies);
    case ConditionKind::fell:
        return cells_of(state, seeks ? condition.marked & enemies : enemies);
    case ConditionKind::survive:
        return seeks ? CellSet{} : cells_of(state, enemies);
    }
    return CellSet{};
}

} // namespace forethought::tactics
