#include "engine/tactics/turn_planner.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// The first action that changes something; passes can wait, and a plan of passes only ends the turn.
Action opening(const State& state, const Scenario& scenario) {
    for (const Action action : scenario.actions)
        if (!is_pass(state, action)) return action;
    return kEndTurn;
}

} // namespace

TurnPlanner::TurnPlanner(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches), seed_(seed), blur_(blur), worth_(blur_), values_(kCacheLog2) {}

void TurnPlanner::root_at(const Position& position) {
    root_ = position;
    const std::uint64_t root_seed = mix(seed_, hash(position));
    rng_ = Rng(root_seed);
    next_strategy_ = 0;
    next_mutant_ = 0;
    idle_mutants_ = 0;
    nodes_ = 0;
    limit_ = 0;
    lapse_ = blur_.on() && Blur(root_seed, switches_.rung).lapses();
}

void TurnPlanner::set(const Position& position) {
    pool_.clear();
    values_.clear();
    root_at(position);
}

void TurnPlanner::play(const Action& action) {
    Position next = root_;
    tactics::play(*next.battle, next.state, action, nullptr);
    if (action.ends_turn()) {
        set(next);
        return;
    }
    MoveList<Scenario, kPool> kept;
    for (const Scenario& scenario : pool_) {
        if (opening(root_.state, scenario) != action) continue;
        Scenario rest;
        rest.value = scenario.value;
        rest.generation = scenario.generation;
        // A friend's fire may have killed a unit whose pass was still to come.
        for (const Action planned : scenario.actions)
            if (ready_units(*next.battle, next.state).has(planned.unit)) rest.actions.push_back(planned);
        kept.push_back(rest);
        if (kept.size() == kPool / 2) break;
    }
    pool_ = kept;
    root_at(next);
}

void TurnPlanner::begin(const Limits& limits) {
    limit_ = limits.nodes;
}

bool TurnPlanner::advance(Nodes nodes) {
    const Nodes until = nodes_ + nodes;
    while (nodes_ < until) {
        if (limit_ > 0 && nodes_ >= limit_) return false;
        if (!step()) return false;
    }
    return true;
}

bool TurnPlanner::step() {
    if (root_.state.outcome != Outcome::playing || ready_units(*root_.battle, root_.state).empty())
        return false;
    const auto scripts = strategies(switches_);
    if (next_strategy_ < scripts.size()) {
        try_strategy(scripts[next_strategy_++]);
        return true;
    }
    if (!switches_.mutates || pool_.empty() || idle_mutants_ >= params::kSettled) return false;
    next_mutant_ = (next_mutant_ + 1) % pool_.size();
    try_mutant(pool_[next_mutant_]);
    return true;
}

void TurnPlanner::try_strategy(Strategy strategy) {
    State state = root_.state;
    Scenario scenario = plan(*root_.battle, state, strategy, worth_, rng_);
    value(state, scenario);
    if (pool_.size() < kPool) pool_.push_back(scenario);
}

void TurnPlanner::try_mutant(Scenario& parent) {
    Scenario mutant = parent;
    ++mutant.generation;
    const auto size = static_cast<std::uint32_t>(mutant.actions.size());
    std::uint32_t replace = 0;
    for (std::uint32_t left = 1 + rng_.below(params::kMostReplaced); left > 0; --left)
        replace |= 1u << rng_.below(size);
    State state = root_.state;
    simulate(*root_.battle, state, mutant, replace, Chooser::aggressive, worth_, rng_);
    value(state, mutant);
    ++idle_mutants_;
    if (mutant.value > parent.value) {
        parent = mutant;
        idle_mutants_ = 0;
    }
}

/// Values the end state of a scenario; one that has been valued before costs no node.
void TurnPlanner::value(const State& end, Scenario& scenario) {
    if (const Value* known = switches_.counts_units ? values_.find(end.hash) : nullptr) {
        scenario.value = *known;
        return;
    }
    ++nodes_;
    const Side side = root_.state.to_move;
    if (!switches_.counts_units) {
        scenario.value = static_cast<Value>(rng_.below(1'000'000));
        return;
    }
    scenario.value = material(*root_.battle, end, side, worth_);
    if (switches_.fears) scenario.value += possible_damage(*root_.battle, end, side, worth_);
    values_.store(end.hash, scenario.value);
}

const Scenario* TurnPlanner::best_scenario() const {
    const Scenario* best = nullptr;
    for (const Scenario& scenario : pool_)
        if (!best || scenario.value > best->value) best = &scenario;
    if (!lapse_ || !best || best->value >= params::kVictory / 2) return best;
    const Scenario* second = nullptr;
    for (const Scenario& scenario : pool_) {
        const bool differs = opening(root_.state, scenario) != opening(root_.state, *best);
        if (differs && (!second || scenario.value > second->value)) second = &scenario;
    }
    return second ? second : best;
}

BestMove<Action> TurnPlanner::best() const {
    const Scenario* scenario = best_scenario();
    if (!scenario) return {kEndTurn, 0};
    return {opening(root_.state, *scenario), scenario->value};
}

Info TurnPlanner::info() const {
    Info info;
    info.nodes_of_turn = nodes_;
    info.nodes_of_root = nodes_;
    const Scenario* scenario = best_scenario();
    info.score = scenario ? scenario->value : 0;
    info.depth = scenario ? scenario->generation : 0;
    info.alternatives = static_cast<int>(pool_.size());
    return info;
}

} // namespace forethought::tactics
