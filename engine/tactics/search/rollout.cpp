#include "engine/tactics/search/rollout.h"

#include "engine/tactics/evaluation/evaluator.h"

#include <algorithm>

namespace forethought::tactics {

Rollout::Rollout(const Position& start, const Switches& player, std::uint64_t seed)
    : player_(player, seed, Blur(~seed, Blur::kFullStrength)), position_(start) {
    begin_turn();
}

Rollout::~Rollout() = default;

void Rollout::begin_turn() {
    player_.set(position_);
    player_.begin({.nodes = params::kRolloutNodes});
}

bool Rollout::step(const Evaluator& judge, Nodes& nodes) {
    const Nodes before = player_.info().nodes_of_root;
    const bool goes_on = player_.advance(1);
    nodes = player_.info().nodes_of_root - before;
    return goes_on || end_turn(judge);
}

/// Plays the best plan of the turn. Returns whether another turn begins.
bool Rollout::end_turn(const Evaluator& judge) {
    const Battle& battle = *position_.battle;
    State& state = position_.state;
    const Side side = state.to_move;
    const auto& plans = player_.scenarios();
    const auto is_worse = [](const Scenario& a, const Scenario& b) { return a.value < b.value; };
    UnitSet struck;
    if (!plans.empty()) {
        const Scenario& plan = *std::max_element(plans.begin(), plans.end(), is_worse);
        Silence silence;
        for (const Action action : plan.actions) act(battle, state, action, silence);
        struck = strikers(plan);
    }
    const bool is_last = ++turns_ == params::kRolloutTurns;
    if (is_last && state.outcome == Outcome::playing) {
        const std::int64_t chance = chance_of(judge.after_turn(battle, state, side, struck));
        first_ = side == Side::first ? chance : kCertain - chance;
        return false;
    }
    if (state.outcome == Outcome::playing) tactics::end_turn(battle, state, nullptr);
    if (state.outcome == Outcome::playing) {
        begin_turn();
        return true;
    }
    first_ = state.outcome == Outcome::draw          ? kCertain / 2
             : state.outcome == win_for(Side::first) ? kCertain
                                                     : 0;
    return false;
}

} // namespace forethought::tactics
