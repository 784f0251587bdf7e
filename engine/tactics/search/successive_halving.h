#pragma once

#include "engine/core/move_list.h"
#include "engine/core/sync_log.h"
#include "engine/tactics/search/rollout.h"
#include "engine/tactics/search/turn_update.h"

#include <array>
#include <optional>
#include <vector>

namespace forethought::tactics {

/// Successive halving of the best plans of a turn, by how battles go on after them: each gets as many
/// rollouts as the others, then the better half twice as often, until one is left. The enemy's best answer to
/// a plan looks one turn ahead; this looks further, by what happens rather than by the worst that could.
///
/// Several searches can halve the same plans, each with rollouts of its own: what the others report counts
/// as if it had been seen here.
class SuccessiveHalving {
  public:
    /// For the turn at `root`; `player` plays the rollouts.
    SuccessiveHalving(const Position& root, const Switches& player, std::uint64_t seed);
    ~SuccessiveHalving();
    SuccessiveHalving(const SuccessiveHalving&) = delete;
    SuccessiveHalving& operator=(const SuccessiveHalving&) = delete;

    /// Plays a plan out and enters it with the chance to win that it promises, in parts of `kCertain`, unless
    /// the battle ends with it. The best ones enter first, at most `params::kEntrants`.
    void enter(const Scenario& plan, std::int64_t promise);
    /// As above; `after` is where the battle goes on.
    void enter(const Scenario& plan, const State& after, std::int64_t promise);

    /// All that has been seen here of the plans.
    std::vector<Report> reports() const;
    /// All that another search has seen so far. A plan that is not known enters, while there is room.
    void hear(int sender, const std::vector<Report>& reports);

    /// Goes on by at most one node, and says in `nodes` whether it was one. Returns whether anything is left.
    bool step(const Evaluator& judge, Nodes& nodes);

    /// The end of the plan that has turned out best; none before all have had their rollouts.
    std::optional<std::uint64_t> leader() const;

  private:
    /// Chances that add up, in parts of `kCertain`, and of how many rollouts.
    struct Seen {
        std::int64_t chances = 0;
        int rollouts = 0;
    };
    struct Entrant {
        Scenario plan;
        State after{};
        /// Counts as so many rollouts as `params::kValueWeight` says.
        std::int64_t promise = 0;
        Seen here{};
        std::array<Seen, kMostSearches> elsewhere{};

        Seen seen() const;
        std::int64_t mean() const;
    };

    bool is_over() const { return left_ < 2; }
    bool all_have_rollouts() const;
    void halve();

    Position root_;
    Switches player_;
    std::uint64_t seed_;
    /// Those that are left, then who dropped out; from the first halving on the best one first.
    MoveList<Entrant, params::kEntrants> entrants_;
    std::size_t left_ = 0;
    std::size_t next_ = 0;
    std::optional<Rollout> rollout_;
    std::uint64_t rollouts_ = 0;
    /// Rollouts of every entrant before the next halving.
    int wanted_ = params::kRollouts;
    bool is_ranked_ = false;
};

} // namespace forethought::tactics
