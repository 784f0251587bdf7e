#pragma once

#include "engine/core/result.h"
#include "engine/othello/patterns/weights.h"
#include "engine/othello/training/samples.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace forethought::othello {

/// How weights are fitted.
struct Lesson {
    std::uint64_t seed = 1;
    /// How often each stage goes through its samples.
    int epochs = 20;
    /// The share of an error that a step corrects in the first epoch; in the last one a twentieth of that.
    float rate = 0.4F;
    /// Stages also learn from boards with so many discs more or fewer.
    int overlap = 2;
    /// If perfect play is known at most so many plies later in a game of the archive, a board learns that
    /// value. Any other board learns the value of the board so many plies later, by the stages already
    /// fitted.
    int reach = 4;
};

/// Root mean squared errors of values, in discs.
struct Loss {
    double training = 0;
    double held_out = 0;
    std::size_t samples = 0;
    std::size_t held_out_samples = 0;
};

/// Fits the weights of patterns to samples, stage after stage, by small steps along the gradient of the
/// squared error, board by board (least mean squares).
class Trainer {
  public:
    explicit Trainer(const Lesson& lesson);
    /// Each stage begins with its present weights, instead of those of the next stage.
    Trainer(const Lesson& lesson, const PatternWeights& first);

    /// A training that goes on from a checkpoint, with its own lesson but for the rate. Refused when the file
    /// is not one or is damaged.
    static Result<Trainer> resume(const std::filesystem::path& path);

    /// Writes a checkpoint. Error: why it cannot.
    Status save(const std::filesystem::path& path) const;

    /// Whether there is nothing left to train.
    bool is_done() const { return done_ == kStages; }
    /// The stage that comes next, and how many epochs of it were done.
    std::size_t stage() const { return kStages - 1 - done_; }
    int epoch() const { return epoch_; }

    /// One epoch of the present stage. `samples`: game by game, each from its end.
    Loss train(const std::vector<Sample>& samples);

    /// What was learned, in hundredths of a disc.
    PatternWeights weights() const;

  private:
    /// The weights of a board's patterns and numbers of moves, and what it is worth.
    struct Example {
        std::array<std::uint32_t, kPatterns + 2> weights;
        /// What is learned, and what the loss is measured by.
        float target;
        float value;
        /// Whether it belongs to the stage itself.
        bool is_own;
        bool is_held_out;
    };

    Example example_of(const Sample& sample) const;
    void collect(const std::vector<Sample>& samples);
    float target_of(const std::vector<Sample>& samples, std::size_t number) const;
    float value_of(const Example& example, std::size_t stage) const;

    Lesson lesson_;
    /// Whether stages begin with weights of their own.
    bool is_refit_ = false;
    /// Stages that are learned.
    std::size_t done_ = 0;
    int epoch_ = 0;
    /// Discs, for each stage.
    std::vector<std::vector<float>> weights_;

    std::vector<std::uint32_t> standing_for_;
    std::vector<Example> examples_;
    /// The stage that the examples are of.
    std::size_t examples_of_ = kStages;
};

} // namespace forethought::othello
