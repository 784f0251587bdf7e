#include "engine/tactics/considered.h"

#include "engine/tactics/manner.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// A plan with what is compared.
struct Candidate {
    const Scenario* plan;
    std::uint32_t manner;
    /// The first action that changes something; ending the turn for a plan of passes.
    Action opening;
};

Action opening_of(const State& state, const Scenario& plan) {
    const auto found = std::find_if(plan.actions.begin(), plan.actions.end(),
                                    [&](Action action) { return !is_pass(state, action); });
    return found == plan.actions.end() ? kEndTurn : *found;
}

/// The plans to different ends, best first; of equals the first stays first.
std::vector<const Scenario*> ranked(std::span<const Scenario> plans) {
    std::vector<const Scenario*> ranking;
    for (const Scenario& plan : plans) ranking.push_back(&plan);
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const Scenario* one, const Scenario* other) { return one->value > other->value; });
    std::vector<const Scenario*> different;
    for (const Scenario* plan : ranking) {
        const bool known = std::any_of(different.begin(), different.end(),
                                       [&](const Scenario* better) { return better->end == plan->end; });
        if (!known) different.push_back(plan);
    }
    return different;
}

bool does(const Scenario& plan, Action action) {
    return std::find(plan.actions.begin(), plan.actions.end(), action) != plan.actions.end();
}

bool differs_noticeably(const Candidate& one, const Candidate& other) {
    return one.manner != other.manner || !does(*other.plan, one.opening);
}

/// Positions in `candidates` of those to be shown, in ascending order.
std::vector<std::size_t> chosen(const std::vector<Candidate>& candidates, std::size_t most) {
    std::vector<std::size_t> chosen;
    const auto differs_from_all = [&](std::size_t i) {
        return std::all_of(chosen.begin(), chosen.end(), [&](std::size_t other) {
            return differs_noticeably(candidates[i], candidates[other]);
        });
    };
    for (std::size_t i = 0; i < candidates.size() && chosen.size() < most; ++i)
        if (differs_from_all(i)) chosen.push_back(i);
    for (std::size_t i = 0; i < candidates.size() && chosen.size() < most; ++i)
        if (std::find(chosen.begin(), chosen.end(), i) == chosen.end()) chosen.push_back(i);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

/// What a difference of values is measured by: the ratio itself where values are ratios, else the worth of
/// the side's units.
Value yardstick(const Position& root, const Switches& switches, Value best) {
    if (switches.divides) return std::max<Value>(best, 1);
    Blur off;
    const Worth worth(off);
    Value own = 0;
    const State& state = root.state;
    for_each(root.battle->roster.units(state.to_move) & state.alive,
             [&](Unit unit) { own += worth.of(root.battle->roster.type[unit], state.hit_points[unit]); });
    return own;
}

int shortfall(Value best, Value value, Value yardstick) {
    return static_cast<int>(std::min<Value>(1000, (best - value) * 1000 / yardstick));
}

} // namespace

std::vector<Considered<Action>> considered(const Position& root, std::span<const Scenario> plans,
                                           const Switches& switches, std::size_t most) {
    std::vector<Candidate> candidates;
    for (const Scenario* plan : ranked(plans))
        candidates.push_back({plan, manner_of(Playout(root, *plan)), opening_of(root.state, *plan)});
    std::vector<Considered<Action>> lines;
    if (candidates.empty()) return lines;
    const Value best = candidates.front().plan->value;
    const Value unit = yardstick(root, switches, best);
    for (const std::size_t i : chosen(candidates, most)) {
        const Scenario& plan = *candidates[i].plan;
        lines.push_back({.actions = {plan.actions.begin(), plan.actions.end()},
                         .score = plan.value,
                         .shortfall = shortfall(best, plan.value, unit),
                         .manner = candidates[i].manner});
    }
    return lines;
}

} // namespace forethought::tactics
