#include "engine/tactics/search/turn_planner.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Whether it is the same side's turn in the same battle, at whatever time.
bool is_same_side(const Position& one, const Position& other) {
    return one.state.to_move == other.state.to_move && *one.battle == *other.battle;
}

} // namespace

TurnPlanner::TurnPlanner(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches),
      seed_(seed),
      blur_(blur),
      evaluate_(switches, blur_),
      choices_(evaluate_.worth()),
      strategies_(strategies(switches)),
      values_(kCacheLog2) {}

void TurnPlanner::root_at(const Position& position) {
    root_ = position;
    if (const bool has_condition{position.battle->condition}; has_condition != knows_condition_) {
        strategies_ = strategies(switches_, has_condition);
        knows_condition_ = has_condition;
    }
    const std::uint64_t root_seed = mix(seed_, hash(position));
    rng_ = Rng(root_seed);
    next_strategy_ = 0;
    next_mutant_ = 0;
    idle_mutants_ = 0;
    const int units = ready_units(*root_.battle, root_.state).size();
    patience_ = params::kIdleMutants * units * units;
    nodes_ = 0;
    limit_ = 0;
    const UnitSet army = root_.battle->roster.units(root_.state.to_move) & root_.state.alive;
    lapse_ = blur_.lapses(hash(position), std::max(1, army.size()));
}

void TurnPlanner::set(const Position& position) {
    foreseen_.clear();
    if (root_.battle && is_same_side(root_, position)) {
        keep_best(kKept);
        for (std::size_t i = pool_.size(); i-- > 0;) foreseen_.push_back(pool_[i]);
    }
    pool_.clear();
    values_.clear();
    choices_.clear();
    struck_ = UnitSet{};
    root_at(position);
}

void TurnPlanner::play(const Action& action) {
    Position next = root_;
    tactics::play(*next.battle, next.state, action, nullptr);
    if (action.ends_turn()) {
        set(next);
        return;
    }
    if (action.strike != Direction::none) struck_.insert(action.unit);
    MoveList<Scenario, kPool> kept;
    for (const Scenario& scenario : pool_) {
        if (opening(root_.state, scenario) != action) continue;
        kept.push_back(rest_of(scenario, ready_units(*next.battle, next.state)));
    }
    pool_ = kept;
    if (pool_.size() > kKept) keep_best(kKept);
    foreseen_.clear();
    root_at(next);
}

void TurnPlanner::begin(const Limits& limits) {
    limit_ = limits.nodes;
    if (limit_ > 0) foreseen_.clear();
}

bool TurnPlanner::advance(Nodes nodes) {
    const Nodes before = nodes_;
    while (nodes_ - before < nodes) {
        if (limit_ > 0 && nodes_ >= limit_) return false;
        if (!step()) return false;
    }
    return true;
}

bool TurnPlanner::step() {
    if (root_.state.outcome != Outcome::playing || ready_units(*root_.battle, root_.state).empty())
        return false;
    if (!foreseen_.empty()) {
        take_up(foreseen_[foreseen_.size() - 1]);
        foreseen_.pop_back();
        return true;
    }
    if (next_strategy_ < strategies_.size()) {
        try_strategy(strategies_[next_strategy_++]);
        if (next_strategy_ == strategies_.size() && switches_.drops_outsiders) keep_best(params::kFinalists);
        return true;
    }
    if (!switches_.mutates || pool_.empty() || idle_mutants_ >= patience_) return false;
    next_mutant_ = (next_mutant_ + 1) % pool_.size();
    try_mutant(pool_[next_mutant_]);
    return true;
}

/// A plan made ahead, mended where the board has changed since.
void TurnPlanner::take_up(const Scenario& foreseen) {
    Scenario scenario = foreseen;
    State state = root_.state;
    simulate(*root_.battle, state, scenario, Renewal{}, repair(), choices_, rng_);
    value(state, scenario);
    if (sees(state)) pool_.push_back(scenario);
}

/// What is done without a thought comes to mind whatever is overlooked, and so does something.
void TurnPlanner::try_strategy(Strategy strategy) {
    State state = root_.state;
    Scenario scenario = plan(*root_.battle, state, strategy, evaluate_.worth(), rng_);
    value(state, scenario);
    if (strategy.heuristic == UnitHeuristic::random || pool_.empty() || sees(state))
        pool_.push_back(scenario);
}

bool TurnPlanner::sees(const State& end) const {
    return !blur_.overlooks(end.hash) || end.outcome == win_for(root_.state.to_move);
}

void TurnPlanner::keep_best(std::size_t most) {
    // Selection by repeated search keeps the order of equals, whatever the library. Of plans that lead to the
    // same state one is enough.
    MoveList<Scenario, kPool> kept;
    while (kept.size() < most) {
        const Scenario* best = nullptr;
        for (const Scenario& scenario : pool_) {
            const bool known = std::any_of(kept.begin(), kept.end(),
                                           [&](const Scenario& other) { return other.end == scenario.end; });
            if (!known && (!best || scenario.value > best->value)) best = &scenario;
        }
        if (!best) break;
        kept.push_back(*best);
    }
    pool_ = kept;
}

/// Rung 50 knows one kind of mutation, rung 90 three.
Mutant TurnPlanner::mutate(const Scenario& parent) {
    return switches_.reorders ? vary(parent, rng_) : replace_actions(parent, rng_);
}

/// What mends a mutant: one standard strategy at first, later any of the rung's by lot.
UnitHeuristic TurnPlanner::repair() {
    if (!switches_.reorders && switches_.style.heuristics.has(UnitHeuristic::aggressive))
        return UnitHeuristic::aggressive;
    return strategies_[rng_.below(static_cast<std::uint32_t>(strategies_.size()))].heuristic;
}

void TurnPlanner::try_mutant(Scenario& parent) {
    Mutant mutant = mutate(parent);
    ++mutant.scenario.generation;
    State state = root_.state;
    simulate(*root_.battle, state, mutant.scenario, mutant.renewal, repair(), choices_, rng_);
    value(state, mutant.scenario);
    ++idle_mutants_;
    if (mutant.scenario.value > parent.value && sees(state)) {
        parent = mutant.scenario;
        idle_mutants_ = 0;
    }
}

/// Values the end state of a scenario; one that has been valued before costs no node.
void TurnPlanner::value(const State& end, Scenario& scenario) {
    scenario.end = end.hash;
    if (!switches_.counts_units) {
        ++nodes_;
        scenario.value = static_cast<Value>(rng_.below(1'000'000));
        return;
    }
    const UnitSet struck = struck_ | strikers(scenario);
    const std::uint64_t key = switches_.holds_together ? mix(end.hash, struck.bits()) : end.hash;
    if (const Value* known = values_.find(key)) {
        scenario.value = *known;
        return;
    }
    ++nodes_;
    scenario.value = evaluate_(*root_.battle, end, root_.state.to_move, struck);
    values_.store(key, scenario.value);
}

const Scenario* TurnPlanner::best_scenario() const {
    const Scenario* best = nullptr;
    for (const Scenario& scenario : pool_)
        if (!best || scenario.value > best->value) best = &scenario;
    return lapse_ && best ? second_to(*best) : best;
}

/// The best plan that begins with another action and leads elsewhere; `best` itself where that is a victory
/// or all else is much worse.
const Scenario* TurnPlanner::second_to(const Scenario& best) const {
    if (best.value >= params::kVictory / 2) return &best;
    const Scenario* second = nullptr;
    const Value least = best.value - blur_.forgone(evaluate_.unit() / 1000 * params::kMostLapse);
    for (const Scenario& scenario : pool_) {
        const bool differs =
            scenario.end != best.end && opening(root_.state, scenario) != opening(root_.state, best);
        const bool is_near = scenario.value >= least;
        if (differs && is_near && (!second || scenario.value > second->value)) second = &scenario;
    }
    return second ? second : &best;
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
