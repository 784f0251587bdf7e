#pragma once

#include "engine/core/memo_table.h"
#include "engine/core/move_list.h"
#include "engine/core/rng.h"
#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/plans/scenario.h"

namespace forethought::tactics {

/// What the other side would do with the state that a turn has left it: replies that have answered similar
/// states, then a short list of strategies, then mutants of the best replies, one try after another. The more
/// is tried, the worse it gets for who waits.
class ReplySearch {
  public:
    /// Replies that are held.
    static constexpr std::size_t kHeld = 4;
    using Replies = MoveList<Scenario, kHeld>;

    ReplySearch() = default;
    /// `state`: the other side's turn begins.
    ReplySearch(const State& state, std::uint64_t seed);

    /// A reply to a similar state, to be mended and tried before anything else; as long as there is room.
    void expect(const Scenario& reply);
    /// Number of those that have yet to be tried.
    std::size_t expected() const { return expected_.size() - next_expected_; }
    /// As many replies were tried elsewhere, of which the best were expected here.
    void count_elsewhere(int tries) { tries_ += tries; }
    /// Tries one more reply. Returns whether it was a node: one that leads where a reply held leads is none.
    /// With `values`, by end state and strikers, those known are looked up, which is no node either, and new
    /// ones are written down.
    bool step(const Battle& battle, const Evaluator& evaluate, Choices& choices,
              MemoTable<Value>* values = nullptr);

    int tries() const { return tries_; }
    /// The best replies found, the best one first; with the values they have for who gives them.
    const Replies& replies() const { return replies_; }
    /// The value for who waits; only after a try.
    Value value() const { return -replies_[0].value; }

  private:
    Scenario next_reply(const Battle& battle, State& state, const Worth& worth, Choices& choices);
    void enter(const Scenario& reply);

    static constexpr std::size_t kExpected = 8;

    State state_{};
    Rng rng_;
    MoveList<Scenario, kExpected> expected_;
    Replies replies_;
    int tries_ = 0;
    std::size_t next_expected_ = 0;
    std::size_t next_strategy_ = 0;
};

} // namespace forethought::tactics
