#pragma once

#include "engine/twenty48/stage_weights.h"
#include "engine/twenty48/training/learner.h"

#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// Plays a new game by weights of the opening alone, as far as its first board with a 16384; 0 where it ends
/// before.
Board play_opening(const StageWeights& opening, Rng& rng);

/// The first late board that games of these come to, one game after the other.
Board late_start(const StageWeights& opening, Rng& rng);

/// Plays late games and learns what they are worth in laps: one for each thread. The mover says which slides
/// are played, but for those of openings, and whether they are learned from.
template <class Mover>
class LateLearner {
  public:
    /// The opening's weights bring games to where they are late.
    LateLearner(LearningTables& tables, const Lesson& lesson, LearnerState& state,
                const StageWeights& opening, Mover& mover)
        : lesson_(lesson),
          rng_(state.rng),
          entrances_(state.entrances),
          opening_(opening),
          mover_(mover),
          judge_(tables),
          trail_(tables, lesson.rate, lesson.lambda, lesson.share_of_fours) {}

    /// Plays an opening and from there on, if it comes so far, then games from entrances into laps, and of
    /// each the end of its last lap again and again. Only the first counts among the games.
    void play_round(GameStats& stats);

  private:
    /// Games from entrances in a round: so many that openings are a small part of the work.
    static constexpr int kGames = 60;

    void play_again(Board entrance, GameStats& stats);
    /// Plays from a board to the end of the game and returns the points.
    std::int64_t play_from(Board board, GameStats& stats);
    void learn(const Trail<LearningTables>::Step& step) {
        if constexpr (Mover::kLearns) trail_.add(step);
    }
    /// What follows is worth `target`.
    void end_lap(float target) {
        if constexpr (Mover::kLearns) trail_.end(target);
    }

    Lesson lesson_;
    Rng& rng_;
    Entrances& entrances_;
    const StageWeights& opening_;
    Mover& mover_;
    LapJudge<LearningTables> judge_;
    Trail<LearningTables> trail_;
    /// Boards that the last game came by in its last lap.
    std::vector<Board> boards_;
};

} // namespace forethought::twenty48
