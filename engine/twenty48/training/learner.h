#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/training/entrances.h"
#include "engine/twenty48/training/game_stats.h"
#include "engine/twenty48/training/greedy.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/mover.h"
#include "engine/twenty48/training/trail.h"

#include <vector>

namespace forethought::twenty48 {

/// How a network learns from its own games.
struct Lesson {
    /// Size of the steps; 1 for temporal coherence.
    float rate = 1;
    /// How far the look ahead of a target reaches, 0 to below 1: TD(lambda), cut off after `Trail::kHorizon`.
    float lambda = 0.5F;
    /// A game, or a part of one, of at least this many moves is played again from its middle; 0 for never.
    int restart_moves = 0;
    /// What of a step goes to the weights of four cells, 0 to below 1: the rest goes to those of six.
    float share_of_fours = 0.5F;
};

/// What a learner goes on with from game to game.
struct LearnerState {
    Rng rng;
    /// Of late games.
    Entrances entrances;
};

/// Plays against the random tiles and learns from what came of it, for weights of the opening: one for each
/// thread. The mover says which slides are played and whether they are learned from.
template <class Mover>
class Learner {
  public:
    Learner(LearningTables& tables, const Lesson& lesson, LearnerState& state, Mover& mover)
        : lesson_(lesson),
          rng_(state.rng),
          mover_(mover),
          judge_(tables),
          trail_(tables, lesson.rate, lesson.lambda, lesson.share_of_fours) {}

    /// Plays a game to its end, then parts of it again: the half that came last, then half of what that came
    /// to, and so on, because the end of a game is where the most is to be learned. These count among the
    /// moves only.
    void play_round(GameStats& stats);

  private:
    /// Plays from a board to the end of the game and returns the points.
    std::int64_t play_from(Board board, GameStats& stats);

    Lesson lesson_;
    Rng& rng_;
    Mover& mover_;
    PointsJudge<LearningTables> judge_;
    Trail<LearningTables> trail_;
    /// Boards that the last game, or part of one, came by.
    std::vector<Board> boards_;
};

} // namespace forethought::twenty48
