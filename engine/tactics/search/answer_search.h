#pragma once

#include "engine/core/limits.h"
#include "engine/core/memo_table.h"
#include "engine/core/move_list.h"
#include "engine/tactics/search/answered_plan.h"
#include "engine/tactics/search/successive_halving.h"
#include "engine/tactics/search/turn_planner.h"
#include "engine/tactics/search/turn_update.h"

#include <memory>
#include <optional>
#include <vector>

namespace forethought::tactics {

/// Plans a turn with the enemy's answer in view (rung 160). The planner's plans are answered by a search of
/// the enemy's turn; the best of them are bettered by mutation. A mutant is tried against what answered its
/// parent first, and dropped at the first reply that makes it worse than the parent. The best plan is
/// answered the longer the more nodes there are.
///
/// Rung 180 breeds: mutants are crossed with other plans, too, and when none is better any more, the worst
/// plan makes room for an immigrant, from which the search goes on. No reply is valued twice, and the answer
/// keeps half its weight however long the battle lasts. Rung 200, when that has led nowhere, compares the
/// best plans by successive halving and follows the winner; who hears of it does rollouts, too.
///
/// The plan is one for the whole turn: nothing is random, so it is followed action by action, and a limit of
/// nodes is best spent at the turn's first root. A node is a scenario of either side, played out and valued.
class AnswerSearch {
  public:
    AnswerSearch(const Switches& switches, std::uint64_t seed, const Blur& blur);

    /// A new root; all answers are dropped.
    void set(const Position& position);
    /// A legal action was played at the root. Plans that began with it go on, with their answers.
    void play(const Action& action);
    /// Starts thinking; only `limits.nodes` is looked at: nodes for this root, 0 for no limit.
    void begin(const Limits& limits);
    /// Thinks for at most `nodes` nodes. Returns whether anything is left to improve within the limit.
    bool advance(Nodes nodes);
    /// The first action of the best plan answered; before there is one, of the planner's best.
    BestMove<Action> best() const;
    Info info() const;

    /// The best plans, or what successive halving has brought so far, for another search of the same root.
    TurnUpdate search_update() const {
        return halving_ ? TurnUpdate{{}, halving_->reports()} : TurnUpdate{finds(), {}};
    }
    /// What another search of the same root has to tell. Its finds are tried before anything
    /// else: by what they were answered there, and what was tried there is not tried again. If it is
    /// in successive halving, nothing else goes on here.
    void hear(int sender, const TurnUpdate& update);

    /// All plans that are answered, in no order; none before the planner has handed its plans over.
    const auto& plans() const { return plans_; }
    const TurnPlanner& planner() const { return planner_; }
    const Position& root() const { return root_; }

  private:
    /// A plan that is being answered, until it is worse than what it has to beat or has been answered so
    /// often.
    struct Trial {
        AnsweredPlan plan;
        /// Number of the plan whose place it wants; without one, any that is free or the worst's.
        std::optional<std::size_t> parent;
        int replies_wanted;
        /// Replies that another search has tried.
        int tried_elsewhere = 0;
    };

    using Ranking = MoveList<const AnsweredPlan*, params::kAnswered>;

    void root_at(const Position& position);
    bool step();
    bool begins_with(const Scenario& plan, Action action) const;
    void plan_on();
    void hand_over();
    void admit_next();
    void weigh_find();
    bool doubt_best();
    void mutate_next();
    UnitHeuristic repair();
    Mutant mutant_of(const Scenario& parent);
    bool add_immigrant();
    bool begin_halving();
    void make_halving();
    bool roll_out();
    void keep_winner();
    std::vector<Find> finds() const;
    Ranking ranked() const;
    void value(Scenario& plan, const State& end);
    MemoTable<Value>* reply_values() { return evolves_ ? &reply_values_ : nullptr; }
    void try_out(const Scenario& plan, const State& end, std::optional<std::size_t> parent,
                 const ReplySearch::Replies& known);
    void go_on_with(Trial& trial);
    AnsweredPlan* place_for(const Trial& trial);
    const AnsweredPlan* best_plan() const;

    bool evolves_;
    bool rolls_out_;
    std::uint64_t seed_;
    Evaluator evaluate_;
    Choices choices_;
    TurnPlanner planner_;
    /// What mends a mutant, by lot: all that is in character, and of use in this battle.
    MoveList<UnitHeuristic, 6> repairs_;
    /// Mutants that have been tried, by their end state and their parent's.
    MemoTable<char> tried_;
    /// What the states are worth that replies have led to; rung 180 looks them up.
    MemoTable<Value> reply_values_;

    Position root_{};
    /// Units that struck earlier in this turn.
    UnitSet struck_;
    Rng rng_;
    /// Whether the planner has done its part.
    bool planned_ = false;
    /// Its plans that have yet to be answered, the best one last.
    MoveList<Scenario, TurnPlanner::kPool> waiting_;
    /// Finds of other searches that have yet to be tried, the next one last.
    MoveList<Find, params::kHeard> heard_;
    MoveList<AnsweredPlan, params::kAnswered> plans_;
    std::optional<Trial> trial_;
    std::size_t next_parent_ = 0;
    /// Mutants in a row that bettered no plan.
    int idle_mutants_ = 0;
    /// So many of them call for an immigrant.
    int patience_ = 0;
    /// Immigrants since there was a better best plan, and what that one was worth then.
    int immigrants_ = 0;
    Value best_of_old_ = 0;
    /// More of them end the search.
    int most_immigrants_ = 0;
    /// Of the best plans, once nothing better is found; what was found best then is followed to the turn's
    /// end.
    std::unique_ptr<SuccessiveHalving> halving_;
    bool is_finished_ = false;
    Nodes nodes_ = 0;
    Nodes limit_ = 0;
};

} // namespace forethought::tactics
