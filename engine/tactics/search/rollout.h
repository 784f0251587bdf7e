#pragma once

#include "engine/core/limits.h"
#include "engine/tactics/search/chance.h"
#include "engine/tactics/search/turn_planner.h"

namespace forethought::tactics {

/// A battle played on for some turns, by hasty players on both sides: one way in which a plan may turn out.
/// The players' weights are a little off, other ones for every seed, so that no two rollouts are alike.
class Rollout {
  public:
    /// `start`: a turn begins; the battle goes on. `player` plays both sides.
    Rollout(const Position& start, const Switches& player, std::uint64_t seed);
    ~Rollout();
    Rollout(const Rollout&) = delete;
    Rollout& operator=(const Rollout&) = delete;

    /// Goes on by at most one node, and says in `nodes` whether it was one. Returns whether anything is left
    /// to play. `judge` values the state in which the rollout ends.
    bool step(const Evaluator& judge, Nodes& nodes);

    /// What the battle came to, as a chance of that side in parts of `kCertain`; once it is played.
    std::int64_t chance(Side side) const { return side == Side::first ? first_ : kCertain - first_; }

  private:
    void begin_turn();
    bool end_turn(const Evaluator& judge);

    TurnPlanner player_;
    Position position_;
    int turns_ = 0;
    /// The first side's chance.
    std::int64_t first_ = kCertain / 2;
};

} // namespace forethought::tactics
