#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/twenty48/stage_weights.h"
#include "engine/twenty48/stages.h"
#include "engine/twenty48/training/game_stats.h"
#include "engine/twenty48/training/learner.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/mover.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace forethought::twenty48 {

/// The settings of a training from its first game on. A checkpoint continues with the same settings except
/// the lesson, so that later steps can be smaller.
struct TrainingPlan {
    /// What weights are learned for.
    Stage stage = Stage::opening;
    std::uint64_t seed = 1;
    /// The value of every board at first, in points. A value much too high makes the network try everything.
    float initial = 0;
    Lesson lesson;
};

/// What was done so far.
struct TrainingRecord {
    std::int64_t games = 0;
    /// Moves learned from, those of games played again included.
    std::int64_t moves = 0;
    double seconds = 0;
    double processor_seconds = 0;
};

/// The weights of a stage, the games they have learned from, and the threads that play them.
class Trainer {
  public:
    /// Late weights are trained and tested in games that begin with the `opening`, which must outlive this.
    Trainer(const TrainingPlan& plan, int threads, const StageWeights* opening = nullptr);

    /// A training that goes on from a checkpoint. Refused when the file is not one, is damaged, or was begun
    /// for another stage or with another seed or initial value.
    static Result<std::unique_ptr<Trainer>> resume(const std::filesystem::path& path,
                                                   const TrainingPlan& plan, int threads,
                                                   const StageWeights* opening = nullptr);

    /// A training as a checkpoint left it, with its own plan, for one thread.
    static Result<std::unique_ptr<Trainer>> open(const std::filesystem::path& path);

    /// Writes a checkpoint beside `path` and renames it to `path` when it is complete. Error: why it cannot;
    /// then the old file stays and nothing else is left.
    Status save(const std::filesystem::path& path);

    /// Plays until at least `moves` more moves have been learned from, or until `stop`; each thread ends with
    /// a whole round.
    GameStats train(std::int64_t moves, const StopSource& stop);

    /// Plays game `game` (from 0) of the next round with the present weights, and learns nothing. The game
    /// depends only on the state in the checkpoint. Any number of threads may play at the same time.
    PlayedSlides play_game(int game);

    /// Learns a round from the games that were played of it, one after the other, by their numbers. Error:
    /// the first game that is not possible; then this training cannot be used any more.
    Result<GameStats> learn_from(const std::vector<PlayedSlides>& games);

    /// The seed of the next round's tiles, different for each round.
    std::uint64_t seed_of_round() const;

    /// Plays `games` games without learning, with late weights from a first 16384 on. The same seed gives the
    /// same tiles after the same moves, with any number of threads.
    GameStats test(int games, std::uint64_t seed) const;

    Stage stage() const { return plan_.stage; }
    const LearningTables& tables() const { return tables_; }
    const TrainingRecord& record() const { return record_; }

    /// Begins weights that have not learned yet with those of a file.
    void begin_with(const StageWeights& weights);

    /// For what was learned elsewhere.
    LearningTables& tables() { return tables_; }
    void set_record(const TrainingRecord& record) { record_ = record; }

  private:
    Status load(const std::filesystem::path& path);
    /// What a learner draws the tiles of a game of the next round by.
    Rng rng_of(int game) const;
    /// A learner's games from `state` on, as `mover` plays them.
    template <class Mover>
    GameStats play_round(LearnerState& state, Mover& mover);
    void record(const GameStats& stats, Milliseconds began, double processor_began);

    TrainingPlan plan_;
    TrainingRecord record_;
    LearningTables tables_;
    const StageWeights* opening_;
    /// One for each thread.
    std::vector<LearnerState> learners_;
};

} // namespace forethought::twenty48
