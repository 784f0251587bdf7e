#pragma once

#include "engine/core/blur.h"
#include "engine/core/limits.h"
#include "engine/core/memo_table.h"
#include "engine/core/move_list.h"
#include "engine/core/rng.h"
#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/ladder.h"
#include "engine/tactics/plans/mutation.h"
#include "engine/tactics/plans/strategy.h"

#include <vector>

namespace forethought::tactics {

/// Plans the turn of the side to move: scenarios come from strategies, are improved by mutation and valued by
/// the state they lead to; the best one's first action is the answer. Source: seed article 002.
///
/// A node is a scenario played out and valued; one whose end state has been valued before is none. The root's
/// random numbers depend on the seed and the root position only, so that the same root gives the same plans.
class TurnPlanner {
  public:
    TurnPlanner(const Switches& switches, std::uint64_t seed, const Blur& blur);

    /// A new root; all plans are dropped. Those of the same side in the same battle are taken up again by a
    /// search without a limit of nodes: what was planned ahead, while the other side was still playing, is
    /// mended for what came. A limited search forgets them, so that its result depends on the root alone.
    void set(const Position& position);
    /// A legal action was played at the root. Plans that began with it go on from there.
    void play(const Action& action);
    /// Starts thinking; only `limits.nodes` is looked at: nodes for this root, 0 for no limit.
    void begin(const Limits& limits);
    /// Plans for at most `nodes` nodes. Returns whether anything is left to improve within the limit.
    bool advance(Nodes nodes);
    /// The first action of the best plan; ending the turn when nothing is worth doing or nothing is planned.
    BestMove<Action> best() const;
    Info info() const;

    /// Most plans held: those that go on after an action or were made ahead, and the strategies' plans.
    static constexpr std::size_t kKept = 16;
    static constexpr std::size_t kPool = kKept + 24;
    /// All plans held, in no order.
    const auto& scenarios() const { return pool_; }
    /// Whether a plan that leads to such an end comes to mind at all; one that wins the battle always does.
    bool sees(const State& end) const;
    const Switches& switches() const { return switches_; }

  private:
    void root_at(const Position& position);
    bool step();
    void take_up(const Scenario& foreseen);
    void try_strategy(Strategy strategy);
    void keep_best(std::size_t most);
    void try_mutant(Scenario& parent);
    Mutant mutate(const Scenario& parent);
    UnitHeuristic repair();
    void value(const State& end, Scenario& scenario);
    const Scenario* best_scenario() const;
    const Scenario* second_to(const Scenario& best) const;

    static constexpr int kCacheLog2 = 14;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Evaluator evaluate_;
    Choices choices_;
    std::vector<Strategy> strategies_;
    /// Whether those for a condition are among them.
    bool knows_condition_ = false;
    MemoTable<Value> values_;

    Position root_{};
    /// Units that struck earlier in this turn, so that plans kept and plans made anew are valued alike.
    UnitSet struck_;
    Rng rng_;
    MoveList<Scenario, kPool> pool_;
    /// Plans for a position much like the root, the next one to be taken up last.
    MoveList<Scenario, kKept> foreseen_;
    std::size_t next_strategy_ = 0;
    std::size_t next_mutant_ = 0;
    /// Mutants in a row that bettered no plan.
    int idle_mutants_ = 0;
    /// So many of them end the search.
    int patience_ = 0;
    /// Whether this decision takes the second-best plan.
    bool lapse_ = false;
    Nodes nodes_ = 0;
    Nodes limit_ = 0;
};

} // namespace forethought::tactics
