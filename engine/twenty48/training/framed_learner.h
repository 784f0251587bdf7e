#pragma once

#include "engine/twenty48/stage_weights.h"
#include "engine/twenty48/training/frame_tables.h"
#include "engine/twenty48/training/framed_judge.h"
#include "engine/twenty48/training/late_learner.h"
#include "engine/twenty48/training/learner.h"

#include <vector>

namespace forethought::twenty48 {

/// Plays games of a stage and learns what frames add to its weights, which stay as they are. Games are begun
/// anew now and then, and mostly from boards at which earlier ones came into laps with many large tiles:
/// those are where games end.
template <class Judge>
class FramedLearner {
  public:
    /// `opening` brings games to where they are late; of the opening itself none is needed.
    FramedLearner(Stage stage, Judge judge, FrameTables& tables, const Lesson& lesson, LearnerState& state,
                  const StageWeights* opening)
        : stage_(stage),
          lesson_(lesson),
          rng_(state.rng),
          entrances_(state.entrances),
          opening_(opening),
          judge_(judge),
          trail_(tables, lesson.rate, lesson.lambda, 0) {}

    /// A game from its beginning, as far as the stage goes (late ones up to a 32768), then games from
    /// entrances, and of each its last lap again and again. Only the first counts among the games.
    void play_round(GameStats& stats);

  private:
    /// Games from entrances in a round.
    static constexpr int kGames = 60;

    void play_again(Board entrance, GameStats& stats);
    /// Plays from a board until nothing slides or the course is over.
    void play_from(Board board, GameStats& stats);
    void learn(Board afterstate, float gain, float value) {
        trail_.add({{judge_.frame_of(afterstate), judge_.without_frame(afterstate)}, gain, value});
    }

    Stage stage_;
    Lesson lesson_;
    Rng& rng_;
    Entrances& entrances_;
    const StageWeights* opening_;
    Judge judge_;
    Trail<FrameTables> trail_;
    /// Boards that the last game came by in its last lap.
    std::vector<Board> boards_;
};

} // namespace forethought::twenty48
