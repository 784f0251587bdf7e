#include "engine/tactics/search/answer_search.h"

#include "engine/tactics/search/patience.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::tactics {

namespace {

/// What mends a mutant or plans an immigrant, by lot.
constexpr std::array kRepairs{UnitHeuristic::shrewd,           UnitHeuristic::aggressive,
                              UnitHeuristic::careful,          UnitHeuristic::far_attack_and_hide,
                              UnitHeuristic::close_group_flee, UnitHeuristic::dutiful};

/// Sizes of the tables of end states, as powers of two: with rung 180 a turn sees far more of them.
constexpr int kTriedLog2 = 14;
constexpr int kTriedLog2Evolving = 16;

/// What a battle that ended so is worth to a side.
Value worth_of(Outcome outcome, Side side) {
    if (outcome == Outcome::draw) return 0;
    return outcome == win_for(side) ? params::kVictory : -params::kVictory;
}

/// The plan that leads to such an end; null where there is none.
template <class Plans>
auto* with_end(Plans& plans, std::uint64_t end) {
    const auto found = std::find_if(plans.begin(), plans.end(),
                                    [&](const auto& answered) { return answered.plan.end == end; });
    return found == plans.end() ? nullptr : &*found;
}

} // namespace

AnswerSearch::AnswerSearch(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : evolves_(switches.evolves),
      rolls_out_(switches.confers),
      seed_(seed),
      evaluate_(switches, blur),
      choices_(evaluate_.worth()),
      planner_(switches, seed, blur),
      tried_(evolves_ ? kTriedLog2Evolving : kTriedLog2),
      reply_values_(evolves_ ? kTriedLog2Evolving : 0) {}

void AnswerSearch::root_at(const Position& position) {
    root_ = position;
    repairs_.clear();
    for (const UnitHeuristic repair : kRepairs)
        if (planner_.switches().style.heuristics.has(repair) &&
            (repair != UnitHeuristic::dutiful || root_.battle->condition))
            repairs_.push_back(repair);
    rng_ = Rng(mix(~seed_, hash(position)));
    const int units = ready_units(*root_.battle, root_.state).size();
    patience_ = (evolves_ ? params::kMutantsPerImmigrant : params::kIdleMutants) * units * units;
    // A unit alone has nothing to be combined with: its few plans are all known.
    most_immigrants_ = evolves_ ? params::kMostImmigrants * (units - 1) * (units - 1) : 0;
    idle_mutants_ = 0;
    immigrants_ = 0;
    next_parent_ = 0;
    waiting_.clear();
    heard_.clear();
    trial_.reset();
    halving_.reset();
    nodes_ = 0;
    limit_ = 0;
}

void AnswerSearch::set(const Position& position) {
    planner_.set(position);
    planned_ = false;
    plans_.clear();
    tried_.clear();
    reply_values_.clear();
    choices_.clear();
    is_finished_ = false;
    struck_ = UnitSet{};
    root_at(position);
}

void AnswerSearch::play(const Action& action) {
    Position next = root_;
    tactics::play(*next.battle, next.state, action, nullptr);
    if (action.ends_turn()) {
        set(next);
        return;
    }
    if (action.strike != Direction::none) struck_.insert(action.unit);
    if (halving_ && halving_->leader()) keep_winner();
    MoveList<AnsweredPlan, params::kAnswered> kept;
    for (const AnsweredPlan& answered : plans_) {
        if (!begins_with(answered.plan, action)) continue;
        kept.push_back(answered);
        kept[kept.size() - 1].plan = rest_of(answered.plan, ready_units(*next.battle, next.state));
    }
    plans_ = kept;
    planner_.play(action);
    planned_ = !plans_.empty();
    is_finished_ = is_finished_ && planned_;
    root_at(next);
}

/// From rung 180 on the order counts only where it makes a difference.
bool AnswerSearch::begins_with(const Scenario& plan, Action action) const {
    return opening(root_.state, plan) == action ||
           (evolves_ && can_begin_with(*root_.battle, root_.state, plan, action));
}

void AnswerSearch::begin(const Limits& limits) {
    limit_ = limits.nodes;
    planner_.begin(limits);
}

bool AnswerSearch::advance(Nodes nodes) {
    const Nodes before = nodes_;
    while (nodes_ - before < nodes) {
        if (limit_ > 0 && nodes_ >= limit_) return false;
        if (!step()) return false;
    }
    return true;
}

/// The next thing to be done; at most one node. Returns whether there was any.
bool AnswerSearch::step() {
    if (root_.state.outcome != Outcome::playing || ready_units(*root_.battle, root_.state).empty())
        return false;
    if (is_finished_) return false;
    if (halving_) return roll_out();
    if (trial_) {
        go_on_with(*trial_);
    } else if (!planned_) {
        plan_on();
    } else if (!heard_.empty()) {
        weigh_find();
    } else if (!waiting_.empty()) {
        admit_next();
    } else if (plans_.empty()) {
        return false;
    } else if (!doubt_best()) {
        if (idle_mutants_ < patience_)
            mutate_next();
        else
            return add_immigrant() || begin_halving();
    }
    return true;
}

void AnswerSearch::plan_on() {
    const Nodes before = planner_.info().nodes_of_root;
    const bool goes_on = planner_.advance(1);
    const Nodes after = planner_.info().nodes_of_root;
    nodes_ += after - before;
    if (!goes_on || after >= params::kPlannedFirst) hand_over();
}

/// Takes the planner's plans over: of those to the same end one, the best last.
void AnswerSearch::hand_over() {
    planned_ = true;
    for (const Scenario& plan : planner_.scenarios()) {
        const bool known = std::any_of(waiting_.begin(), waiting_.end(),
                                       [&](const Scenario& other) { return other.end == plan.end; });
        if (known) continue;
        waiting_.push_back(plan);
        for (std::size_t i = waiting_.size() - 1; i > 0 && waiting_[i].value < waiting_[i - 1].value; --i)
            std::swap(waiting_[i], waiting_[i - 1]);
    }
}

void AnswerSearch::admit_next() {
    const Scenario plan = waiting_[waiting_.size() - 1];
    waiting_.pop_back();
    State end = root_.state;
    Silence silence;
    for (const Action action : plan.actions) act(*root_.battle, end, action, silence);
    try_out(plan, end, std::nullopt, {});
}

/// Takes up the next find: a reply to a plan that is held here, too, or the trial of a plan that is not.
void AnswerSearch::weigh_find() {
    Find& find = heard_[heard_.size() - 1];
    State end = root_.state;
    Silence silence;
    for (const Action action : find.plan.actions) act(*root_.battle, end, action, silence);
    AnsweredPlan* const here = with_end(plans_, end.hash);
    if (!here) {
        find.plan.end = end.hash;
        value(find.plan, end);
        try_out(find.plan, end, std::nullopt, find.replies);
        trial_->replies_wanted = static_cast<int>(std::max<std::size_t>(1, trial_->plan.replies.expected()));
        trial_->tried_elsewhere = find.tries;
        heard_.pop_back();
    } else if (find.replies.empty()) {
        heard_.pop_back();
    } else {
        here->replies.expect(find.replies[find.replies.size() - 1]);
        find.replies.pop_back();
        if (here->replies.step(*root_.battle, evaluate_, choices_, reply_values())) ++nodes_;
    }
}

/// Opens the trial of a plan that leads to `end`, with the replies ahead that are known to answer it or its
/// parent, and those that answered others.
void AnswerSearch::try_out(const Scenario& plan, const State& end, std::optional<std::size_t> parent,
                           const ReplySearch::Replies& known) {
    State after = end;
    if (after.outcome == Outcome::playing) end_turn(*root_.battle, after, nullptr);
    trial_ = Trial{{plan, ReplySearch(after, mix(seed_, after.hash))}, parent, params::kFirstReplies};
    AnsweredPlan& answered = trial_->plan;
    const Value least = evolves_ ? params::kWariness : 0;
    const Value fear = std::max(fear_in(root_.state.round), least);
    answered.answer_weight =
        params::kAnswerWeight * fear / params::kWholeFear * planner_.switches().style.answer / 256;
    answered.ends_battle = after.outcome != Outcome::playing;
    if (answered.ends_battle) answered.plan.value = worth_of(after.outcome, root_.state.to_move);
    if (parent)
        trial_->replies_wanted =
            std::clamp(plans_[*parent].replies.tries(), params::kFirstReplies, params::kMostReplies);
    for (const Scenario& reply : known) answered.replies.expect(reply);
    for (std::size_t i = 0; i < plans_.size(); ++i)
        if (i != parent && !plans_[i].replies.replies().empty())
            answered.replies.expect(plans_[i].replies.replies()[0]);
}

/// The plan that a trial has to beat; none where a place is free.
AnsweredPlan* AnswerSearch::place_for(const Trial& trial) {
    if (trial.parent) return &plans_[*trial.parent];
    if (plans_.size() < plans_.capacity()) return nullptr;
    return std::min_element(plans_.begin(), plans_.end(), is_worse);
}

void AnswerSearch::go_on_with(Trial& trial) {
    AnsweredPlan* const place = place_for(trial);
    if (place && !is_worse(*place, trial.plan)) {
        trial_.reset();
    } else if (trial.plan.ends_battle || trial.plan.replies.tries() >= trial.replies_wanted) {
        trial.plan.replies.count_elsewhere(trial.tried_elsewhere);
        if (place)
            *place = trial.plan;
        else
            plans_.push_back(trial.plan);
        idle_mutants_ = 0;
        trial_.reset();
    } else if (trial.plan.replies.step(*root_.battle, evaluate_, choices_, reply_values())) {
        ++nodes_;
    }
}

/// Looks for a better answer to the best plan, if it has had less than its share of the search.
bool AnswerSearch::doubt_best() {
    AnsweredPlan& best = *std::max_element(plans_.begin(), plans_.end(), is_worse);
    const Nodes share = std::min(nodes_ / params::kDoubt, params::kMostDoubt);
    if (best.ends_battle || static_cast<Nodes>(best.replies.tries()) >= share) return false;
    if (best.replies.step(*root_.battle, evaluate_, choices_, reply_values())) ++nodes_;
    return true;
}

/// Plays a mutant of the next plan out; if it is not worth much less as it stands, it is tried.
void AnswerSearch::mutate_next() {
    next_parent_ = (next_parent_ + 1) % plans_.size();
    AnsweredPlan& parent = plans_[next_parent_];
    ++idle_mutants_;
    Mutant mutant = mutant_of(parent.plan);
    Scenario& plan = mutant.scenario;
    ++plan.generation;
    State end = root_.state;
    simulate(*root_.battle, end, plan, mutant.renewal, repair(), choices_, rng_);
    plan.end = end.hash;
    const std::uint64_t key = mix(plan.end, parent.plan.end);
    if (with_end(plans_, plan.end) || tried_.find(key)) return;
    tried_.store(key, 1);
    value(plan, end);
    if (plan.value >= parent.plan.value - params::kMostForgone && planner_.sees(end))
        try_out(plan, end, next_parent_, parent.replies.replies());
}

/// One that is in character, by lot.
UnitHeuristic AnswerSearch::repair() {
    return repairs_[rng_.below(static_cast<std::uint32_t>(repairs_.size()))];
}

/// A change of a plan; from rung 180 on one in four is a crossing with a plan held, itself among them.
Mutant AnswerSearch::mutant_of(const Scenario& parent) {
    if (!evolves_ || !rng_.chance(1, params::kCrossings)) return vary(parent, rng_);
    return cross(parent, plans_[rng_.below(static_cast<std::uint32_t>(plans_.size()))].plan, rng_);
}

/// Puts a plan that no other led to in the place of the worst, however good it is. Returns whether there is
/// hope in it: after many that led to no better best plan there is none.
bool AnswerSearch::add_immigrant() {
    const Value best = best_plan()->value();
    if (immigrants_ == 0 || best > best_of_old_) {
        best_of_old_ = best;
        immigrants_ = 0;
    }
    if (++immigrants_ > most_immigrants_) return false;
    State end = root_.state;
    Scenario plan = tactics::plan(*root_.battle, end, {Order::by_lot, repair()}, evaluate_.worth(), rng_);
    plan.end = end.hash;
    if (with_end(plans_, plan.end)) return true;
    value(plan, end);
    if (!planner_.sees(end)) return true;
    if (plans_.size() == plans_.capacity()) {
        *std::min_element(plans_.begin(), plans_.end(), is_worse) = plans_[plans_.size() - 1];
        plans_.pop_back();
    }
    try_out(plan, end, std::nullopt, {});
    return true;
}

/// Begins successive halving of the best plans. Returns whether there is anything to be found out by it.
bool AnswerSearch::begin_halving() {
    const AnsweredPlan& best = *best_plan();
    if (!rolls_out_ || best.ends_battle || std::abs(best.value()) >= params::kVictory / 2) return false;
    if (plans_.size() < 2) return false;
    make_halving();
    for (const AnsweredPlan* const answered : ranked())
        halving_->enter(answered->plan, chance_of(answered->value()));
    return true;
}

void AnswerSearch::make_halving() {
    halving_ = std::make_unique<SuccessiveHalving>(root_, planner_.switches(), mix(seed_, hash(root_)));
}

bool AnswerSearch::roll_out() {
    Nodes nodes = 0;
    const bool goes_on = halving_->step(evaluate_, nodes);
    nodes_ += nodes;
    return goes_on;
}

/// Gives up all plans but the one that leads in successive halving, if it is known here.
void AnswerSearch::keep_winner() {
    const AnsweredPlan* const winner = with_end(plans_, *halving_->leader());
    if (!winner) return;
    plans_[0] = *winner;
    while (plans_.size() > 1) plans_.pop_back();
    is_finished_ = true;
}

/// Values the end state of a plan as it stands: a node.
void AnswerSearch::value(Scenario& plan, const State& end) {
    ++nodes_;
    plan.value = evaluate_(*root_.battle, end, root_.state.to_move, struck_ | strikers(plan));
}

/// All plans, the best one first, of equals the first.
AnswerSearch::Ranking AnswerSearch::ranked() const {
    Ranking ranking;
    for (const AnsweredPlan& answered : plans_) {
        ranking.push_back(&answered);
        for (std::size_t i = ranking.size() - 1; i > 0 && is_worse(*ranking[i - 1], *ranking[i]); --i)
            std::swap(ranking[i - 1], ranking[i]);
    }
    return ranking;
}

std::vector<Find> AnswerSearch::finds() const {
    const Ranking ranking = ranked();
    std::vector<Find> finds;
    for (std::size_t i = 0; i < std::min(params::kTold, ranking.size()); ++i)
        finds.push_back({ranking[i]->plan, ranking[i]->replies.tries(), ranking[i]->replies.replies()});
    return finds;
}

void AnswerSearch::hear(int sender, const TurnUpdate& update) {
    if (!halving_ && !update.reports.empty()) make_halving();
    if (halving_) {
        // The plans stay as they are.
        halving_->hear(sender, update.reports);
        return;
    }
    for (const Find& find : update.finds)
        if (heard_.size() < heard_.capacity()) heard_.push_back(find);
}

const AnsweredPlan* AnswerSearch::best_plan() const {
    if (halving_ && halving_->leader())
        if (const AnsweredPlan* const winner = with_end(plans_, *halving_->leader())) return winner;
    // Of equals the first, as everywhere.
    return plans_.empty() ? nullptr : std::max_element(plans_.begin(), plans_.end(), is_worse);
}

BestMove<Action> AnswerSearch::best() const {
    const AnsweredPlan* best = best_plan();
    if (!best) return planner_.best();
    return {opening(root_.state, best->plan), best->value()};
}

Info AnswerSearch::info() const {
    Info info = planner_.info();
    info.nodes_of_turn = nodes_;
    info.nodes_of_root = nodes_;
    if (const AnsweredPlan* best = best_plan()) {
        info.score = best->value();
        info.depth = best->plan.generation;
        info.alternatives = static_cast<int>(plans_.size());
    }
    return info;
}

} // namespace forethought::tactics
