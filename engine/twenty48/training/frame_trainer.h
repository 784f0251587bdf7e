#pragma once

#include "engine/core/result.h"
#include "engine/twenty48/network.h"
#include "engine/twenty48/training/framed_learner.h"
#include "engine/twenty48/training/trainer.h"

#include <filesystem>

namespace forethought::twenty48 {

/// What a file's weights do not say that frames learn from: which of them, and from where.
struct FramePlan {
    Stage stage = Stage::opening;
    std::uint64_t seed = 1;
    Lesson lesson;
};

/// Calls `work(judge)` with a judge by the weights that a network has for a stage and what frames add to
/// them.
template <class Frames, class Work>
void with_framed_judge(Stage stage, const Network& network, const Frames& frames, Work work) {
    if (stage == Stage::late)
        work(FramedJudge(LapJudge(network.of(stage)), frames));
    else
        work(FramedJudge(PointsJudge(network.of(stage)), frames));
}

/// Plays games greedily by such a judge from their beginning, or late ones from a first 16384.
template <class Frames>
GameStats test_frames(Stage stage, const Network& network, const Frames& frames, int games,
                      std::uint64_t seed) {
    GameStats stats;
    with_framed_judge(stage, network, frames, [&](auto judge) {
        for (int number = 0; number < games; ++number) {
            Rng rng(mix(seed, static_cast<std::uint64_t>(number)));
            const Board board =
                stage == Stage::late ? late_start(network.of(Stage::opening), rng) : random_start(rng);
            play_greedily(judge, board, rng, stats);
        }
    });
    return stats;
}

/// Trains the weights of a stage's frames on top of the stage's weights in a network. One thread; a training
/// is repeatable to the bit, also across checkpoints.
class FrameTrainer {
  public:
    /// The network must outlive this, and have weights for the stage.
    FrameTrainer(const FramePlan& plan, const Network& network);

    /// Goes on from a checkpoint. Refused when the file is not one, is damaged, or was begun for another
    /// stage or with another seed.
    Status resume(const std::filesystem::path& path);

    /// Writes a checkpoint beside `path` and renames it to `path` when it is complete.
    Status save(const std::filesystem::path& path) const;

    /// Whether a file begins as a checkpoint of this kind.
    static bool is_checkpoint(const std::filesystem::path& path);
    /// What a checkpoint was begun with. Refused when the file is none.
    static Result<FramePlan> plan_of(const std::filesystem::path& path);

    /// Plays until at least so many moves more were made, or until `stop`.
    GameStats train(std::int64_t moves, const StopSource& stop);

    /// Plays games by what was learned so far, and learns nothing.
    GameStats test(int games, std::uint64_t seed) const {
        return test_frames(plan_.stage, *network_, tables_, games, seed);
    }

    const FramePlan& plan() const { return plan_; }
    const TrainingRecord& record() const { return record_; }
    const FrameTables& tables() const { return tables_; }

  private:
    FramePlan plan_;
    const Network* network_;
    TrainingRecord record_;
    FrameTables tables_;
    LearnerState state_;
};

} // namespace forethought::twenty48
