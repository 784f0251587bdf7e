#include "engine/tactics/search/multi_pv.h"

#include "engine/tactics/plans/line_flags.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// A plan with what is compared.
struct Candidate {
    const Scenario* plan;
    const Scenario* answer;
    std::uint32_t flags;
    /// The first action that changes something; ending the turn for a plan of passes.
    Action opening;
    int score_loss;
};

/// The plans to different ends, best first; of equals the first stays first.
std::vector<const WeighedPlan*> ranked(std::span<const WeighedPlan> plans) {
    std::vector<const WeighedPlan*> ranking;
    for (const WeighedPlan& weighed : plans) ranking.push_back(&weighed);
    std::stable_sort(ranking.begin(), ranking.end(), [](const WeighedPlan* one, const WeighedPlan* other) {
        return one->plan.value > other->plan.value;
    });
    std::vector<const WeighedPlan*> different;
    for (const WeighedPlan* weighed : ranking) {
        const bool known = std::any_of(different.begin(), different.end(), [&](const WeighedPlan* better) {
            return better->plan.end == weighed->plan.end;
        });
        if (!known) different.push_back(weighed);
    }
    return different;
}

bool does(const Scenario& plan, Action action) {
    return std::find(plan.actions.begin(), plan.actions.end(), action) != plan.actions.end();
}

/// In thousandths; a plan that is worse by more is not shown for the sake of its flags alone.
constexpr int kWorthShowing = 100;

bool has_other_flags(const Candidate& one, const Candidate& other) {
    return one.flags != other.flags && one.score_loss <= kWorthShowing;
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
    for (const auto differs : {has_other_flags, begins_otherwise, is_any_other})
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

int score_loss(Value best, Value value, Value yardstick) {
    return static_cast<int>(std::min<Value>(1000, (best - value) * 1000 / yardstick));
}

/// The beginning of the enemy's turn after a plan.
Position after(const Position& root, const Scenario& plan) {
    Position position = root;
    for (const Action action : plan.actions) play(*position.battle, position.state, action, nullptr);
    play(*position.battle, position.state, kEndTurn, nullptr);
    return position;
}

MultiPvLine<Action> line_of(const Position& root, const Candidate& candidate) {
    const auto& [plan, answer, flags, opening, score_loss] = candidate;
    MultiPvLine<Action> line{.actions = {plan->actions.begin(), plan->actions.end()},
                             .score = plan->value,
                             .score_loss = score_loss,
                             .flags = flags};
    if (answer) {
        line.answer = {answer->actions.begin(), answer->actions.end()};
        line.answer_flags = line_flags_of(Playout(after(root, *plan), *answer));
    }
    return line;
}

} // namespace

std::vector<MultiPvLine<Action>> multi_pv(const Position& root, std::span<const WeighedPlan> plans,
                                          const Switches& switches, std::size_t most) {
    const std::vector<const WeighedPlan*> ranking = ranked(plans);
    if (ranking.empty()) return {};
    const Value best = ranking.front()->plan.value;
    const Value unit = yardstick(root, switches, best);
    std::vector<Candidate> candidates;
    for (const WeighedPlan* weighed : ranking) {
        const Scenario& plan = weighed->plan;
        candidates.push_back({&plan, weighed->answer, line_flags_of(Playout(root, plan)),
                              opening(root.state, plan), score_loss(best, plan.value, unit)});
    }
    std::vector<MultiPvLine<Action>> lines;
    for (const std::size_t i : chosen(candidates, most)) lines.push_back(line_of(root, candidates[i]));
    return lines;
}

} // namespace forethought::tactics
