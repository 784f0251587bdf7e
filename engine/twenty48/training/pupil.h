#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/training/entrances.h"
#include "engine/twenty48/training/greedy.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/tally.h"

#include <vector>

namespace forethought::twenty48 {

/// How a network learns from its own games.
struct Lesson {
    /// Size of the steps; 1 for temporal coherence.
    float rate = 1;
    /// How far the look ahead of a target reaches, 0 to below 1: TD(lambda), cut off after `Pupil::kHorizon`.
    float lambda = 0.5F;
    /// A game, or a part of one, of at least this many moves is played again from its middle; 0 for never.
    int restart_moves = 0;
    /// Whether games are also begun where earlier ones came into the chapters of a late game.
    bool from_entrances = false;
};

/// What a pupil goes on with from game to game.
struct PupilState {
    Rng rng;
    Entrances entrances;
};

/// Plays greedily against the random tiles and learns from what came of it: one for each thread.
class Pupil {
  public:
    static constexpr std::size_t kHorizon = 5;

    Pupil(LearningTables& tables, const Lesson& lesson, PupilState& state)
        : tables_(tables), lesson_(lesson), rng_(state.rng), entrances_(state.entrances) {}

    /// Plays a game to its end, then games from entrances; parts of each again: the half that came last, then
    /// half of what that came to, and so on, because the end of a game is where the most is to be learned.
    /// Games that do not begin anew count among the moves only.
    void play_round(Tally& tally);

  private:
    struct Step {
        Board afterstate;
        /// Points of the slide that led to the afterstate.
        float points;
        /// What was expected from it on.
        float value;
    };

    /// Plays from a board to the end of the game and returns the points.
    std::int64_t play_from(Board board, Tally& tally);
    /// Plays parts of the last game again.
    void play_ends(Tally& tally);
    /// Remembers where the last game came into a chapter that it did not begin in.
    void note_entrances();
    /// A step is done; the oldest one of those that wait has seen enough.
    void take(const Step& step);
    void learn_oldest();
    /// The game is over: nothing follows the newest step.
    void learn_all();

    LearningTables& tables_;
    Lesson lesson_;
    Rng& rng_;
    Entrances& entrances_;
    /// Boards that the last game, or part of one, came by.
    std::vector<Board> boards_;
    /// Steps not yet learned from, oldest first.
    std::vector<Step> waiting_;
};

} // namespace forethought::twenty48
