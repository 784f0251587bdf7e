#pragma once

#include "engine/core/move_list.h"
#include "engine/tactics/rehearsal.h"

#include <optional>

namespace forethought::tactics {

/// The best plans of a turn against each other, by how battles go on after them: each is rehearsed as often
/// as the others, then the better half twice as often, until one is left. The enemy's best answer to a plan
/// looks one turn ahead; this looks further, by what happens rather than by the worst that could.
class Contest {
  public:
    /// For the turn at `root`; `player` plays what is rehearsed.
    Contest(const Position& root, const Switches& player, std::uint64_t seed);
    ~Contest();
    Contest(const Contest&) = delete;
    Contest& operator=(const Contest&) = delete;

    /// A plan by its number, with the state after it, in which the battle goes on, and its value. The best
    /// ones enter first, at most `params::kEntrants`.
    void enter(std::size_t plan, const State& after, Value value);

    /// Goes on by at most one node, and says in `nodes` whether it was one. Returns whether the contest does.
    bool step(const Evaluator& judge, Nodes& nodes);

    /// The plan that has turned out best; none before all have been rehearsed.
    std::optional<std::size_t> leader() const;

  private:
    struct Entrant {
        std::size_t plan = 0;
        State after{};
        /// Chances that add up, in parts of `kCertain`: that of its value counts as so many rehearsals.
        std::int64_t chances = 0;
        int rehearsals = 0;

        std::int64_t mean() const { return chances / (params::kValueWeight + rehearsals); }
    };

    bool is_over() const { return entrants_.size() < 2; }
    void halve();

    Position root_;
    Switches player_;
    std::uint64_t seed_;
    /// Once all have been rehearsed, the best one first.
    MoveList<Entrant, params::kEntrants> entrants_;
    std::size_t next_ = 0;
    std::optional<Rehearsal> rehearsal_;
    std::uint64_t rehearsed_ = 0;
    /// So often every entrant is rehearsed before the next halving.
    int wanted_ = params::kRehearsals;
    bool is_ranked_ = false;
};

} // namespace forethought::tactics
