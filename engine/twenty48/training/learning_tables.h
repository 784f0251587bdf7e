#pragma once

#include "engine/twenty48/tuples.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <mutex>

namespace forethought::twenty48 {

/// The weights of a network that learns, each with its temporal coherence (Beal, Smith 1999): the sum of its
/// errors over the sum of their sizes says how fast it still has to move.
///
/// All threads share the tables without locks: every access is a relaxed atomic one, so that now and then an
/// update is lost, which does no harm and makes results depend on timing. With one thread they do not.
///
/// A weight of late boards that nothing was learned for is taken from the opening (weight promotion,
/// Jaskowski 2018), times `kPromoted`: the larger the tiles, the sooner the game ends, measured by what they
/// are seen as.
class LearningTables {
  public:
    static constexpr std::size_t kWeights = std::size_t{kStages} * kTuples * kPatterns;
    /// Weights that are saved together; all of one stage.
    static constexpr std::size_t kBlock = 4096;
    static constexpr std::size_t kBlocks = kWeights / kBlock;

    /// What late boards came to be worth, as a part of the opening's boards that they are seen as: weights
    /// were 0.64 to 0.75 times as large after 3.8e9 moves.
    static constexpr float kPromoted = 2.0F / 3;

    struct Coherence {
        float errors;
        float sizes;
    };

    /// Values of all boards are `initial` points at first.
    explicit LearningTables(float initial);

    /// Points that the network expects from an afterstate on.
    float value(Board afterstate) const;

    /// Moves the value of an afterstate towards `target` points; `rate` 1 goes all the way where the weights
    /// are new.
    void learn(Board afterstate, float target, float rate);

    /// Has the memory fetch what learning from this afterstate will need, while other moves are played.
    void prefetch(Board afterstate) const;

    /// One weight, promoted where it has not been learned.
    float weight(Stage stage, std::size_t tuple, Pattern pattern) const;

    /// How large all errors together were that a weight has learned from.
    double errors(Stage stage, std::size_t tuple, Pattern pattern) const;

    /// Whether anything was learned for a weight of the block.
    bool is_touched(std::size_t block) const;
    float* weights(std::size_t block) { return weights_.get() + block * kBlock; }
    Coherence* coherence(std::size_t block) { return coherence_.get() + block * kBlock; }

    /// Gives late boards weights of their own, if a block of those is meant and there are none yet; before
    /// anything is put there.
    void open_stage_of(std::size_t block);

  private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };
    template <class T>
    using Memory = std::unique_ptr<T[], Free>;

    template <class T>
    static Memory<T> allocate();

    bool has(Stage stage) const;
    void open_late();

    /// The value where a weight of the stage is not there yet.
    float value_by_promotion(Board seen, Stage stage) const;

    Memory<float> weights_;
    Memory<Coherence> coherence_;
    std::mutex opening_;
    std::atomic<bool> has_late_ = false;
};

} // namespace forethought::twenty48
