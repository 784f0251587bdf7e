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
    int shortfall;
};

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

/// In thousandths; a plan that is worse by more is not shown for the sake of its manner alone.
constexpr int kWorthShowing = 100;

bool is_of_another_manner(const Candidate& one, const Candidate& other) {
    return one.manner != other.manner && one.shortfall <= kWorthShowing;
}

bool begins_otherwise(const Candidate& one, const Candidate& other) {
    return !does(*other.plan, one.opening);
}

bool is_any_other(const Candidate&, const Candidate&) {
    return true;
}

/// Positions in `candidates` of those to be shown, in ascending order: the best, then whoever differs from
/// all that are chosen by then in the first way, then in the second, then the best of the rest.
std::vector<std::size_t> chosen(const std::vector<Candidate>& candidates, std::size_t most) {
    std::vector<std::size_t> chosen;
    for (const auto differs : {is_of_another_manner, begins_otherwise, is_any_other})
        for (std::size_t i = 0; i < candidates.size() && chosen.size() < most; ++i) {
            const bool fits = std::all_of(chosen.begin(), chosen.end(), [&](std::size_t other) {
                return other != i && differs(candidates[i], candidates[other]);
            });
            if (fits) chosen.push_back(i);
        }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

/// What a difference of values is measured by: the ratio itself where values are ratios, what being twice as
/// strong is worth where they are logarithms, else the worth of the side's units.
Value yardstick(const Position& root, const Switches& switches, Value best) {
    if (switches.divides) return std::max<Value>(best, 1);
    if (switches.fitted) return switches.weights.twice;
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
    const std::vector<const Scenario*> ranking = ranked(plans);
    if (ranking.empty()) return {};
    const Value best = ranking.front()->value;
    const Value unit = yardstick(root, switches, best);
    std::vector<Candidate> candidates;
    for (const Scenario* plan : ranking)
        candidates.push_back({plan, manner_of(Playout(root, *plan)), opening(root.state, *plan),
                              shortfall(best, plan->value, unit)});
    std::vector<Considered<Action>> lines;
    for (const std::size_t i : chosen(candidates, most)) {
        const Candidate& candidate = candidates[i];
        const auto& actions = candidate.plan->actions;
        lines.push_back({.actions = {actions.begin(), actions.end()},
                         .score = candidate.plan->value,
                         .shortfall = candidate.shortfall,
                         .manner = candidate.manner});
    }
    return lines;
}

} // namespace forethought::tactics
