#include "engine/tactics/search/reply_search.h"

#include "engine/tactics/plans/mutation.h"
#include "engine/tactics/plans/strategy.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// What is tried before mutation, the most dangerous first.
constexpr std::array kStrategies{
    Strategy{Order::wizards_line_first, UnitHeuristic::shrewd},
    Strategy{Order::given, UnitHeuristic::aggressive},
    Strategy{Order::a_w_f, UnitHeuristic::shrewd},
    Strategy{Order::reversed, UnitHeuristic::aggressive},
    Strategy{Order::w_f_a, UnitHeuristic::shrewd},
    Strategy{Order::given, UnitHeuristic::careful},
    Strategy{Order::f_w_a, UnitHeuristic::shrewd},
    Strategy{Order::given, UnitHeuristic::far_attack_and_hide},
    Strategy{Order::by_lot, UnitHeuristic::shrewd},
    Strategy{Order::given, UnitHeuristic::close_group_flee},
    Strategy{Order::reversed, UnitHeuristic::careful},
    Strategy{Order::given, UnitHeuristic::dutiful},
    Strategy{Order::reversed, UnitHeuristic::dutiful},
};
/// Those at the end that are for battles with a condition.
constexpr std::size_t kForCondition = 2;

constexpr std::array kRepairs{UnitHeuristic::shrewd, UnitHeuristic::aggressive, UnitHeuristic::careful,
                              UnitHeuristic::far_attack_and_hide};

} // namespace

ReplySearch::ReplySearch(const State& state, std::uint64_t seed) : state_(state), rng_(seed) {}

void ReplySearch::expect(const Scenario& reply) {
    if (expected() == 0) {
        expected_.clear();
        next_expected_ = 0;
    }
    if (expected_.size() < kExpected) expected_.push_back(reply);
}

/// The next reply to be tried, played out on `state`.
Scenario ReplySearch::next_reply(const Battle& battle, State& state, const Worth& worth, Choices& choices) {
    if (next_expected_ < expected_.size()) {
        Scenario reply = expected_[next_expected_++];
        simulate(battle, state, reply, Renewal{}, UnitHeuristic::shrewd, choices, rng_);
        return reply;
    }
    if (next_strategy_ < kStrategies.size() - (battle.condition ? 0 : kForCondition))
        return plan(battle, state, kStrategies[next_strategy_++], worth, rng_);
    const auto parent = std::min(rng_.below(static_cast<std::uint32_t>(replies_.size())),
                                 rng_.below(static_cast<std::uint32_t>(replies_.size())));
    Mutant mutant = vary(replies_[parent], rng_);
    simulate(battle, state, mutant.scenario, mutant.renewal, kRepairs[rng_.below(kRepairs.size())], choices,
             rng_);
    return mutant.scenario;
}

bool ReplySearch::step(const Battle& battle, const Evaluator& evaluate, Choices& choices,
                       MemoTable<Value>* values) {
    State state = state_;
    Scenario reply = next_reply(battle, state, evaluate.worth(), choices);
    ++tries_;
    reply.end = state.hash;
    for (const Scenario& known : replies_)
        if (known.end == reply.end) return false;
    const std::uint64_t key = mix(reply.end, strikers(reply).bits());
    const Value* const known_value = values ? values->find(key) : nullptr;
    const bool is_node = !known_value;
    reply.value =
        known_value ? *known_value : evaluate.after_turn(battle, state, state_.to_move, strikers(reply));
    if (values && is_node) values->store(key, reply.value);
    enter(reply);
    return is_node;
}

/// Takes its place among the replies held, before those that are worse; the worst makes room.
void ReplySearch::enter(const Scenario& reply) {
    if (replies_.size() == kHeld && replies_[kHeld - 1].value >= reply.value) return;
    if (replies_.size() == kHeld) replies_.pop_back();
    replies_.push_back(reply);
    for (std::size_t i = replies_.size() - 1; i > 0 && replies_[i].value > replies_[i - 1].value; --i)
        std::swap(replies_[i], replies_[i - 1]);
}

} // namespace forethought::tactics
