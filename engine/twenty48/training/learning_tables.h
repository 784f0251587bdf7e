#pragma once

#include "engine/twenty48/training/fours.h"
#include "engine/twenty48/tuples.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

namespace forethought::twenty48 {

/// The weights of a stage while it learns, each with its temporal coherence (Beal, Smith 1999): the sum of
/// its errors over the sum of their sizes is the size of its steps. Boards are given as the stage sees them.
///
/// During training a pattern's weight has two parts: its own, and the weight of four of its cells, which all
/// patterns with the same four tiles share. So a pattern that was never met already has the value of its four
/// cells, and little is left for its own weight to learn.
///
/// All threads share the tables without locks: every access is a relaxed atomic one. Now and then an update
/// is lost, which does no harm but makes results depend on timing. With one thread they do not.
class LearningTables {
  public:
    static constexpr std::size_t kWeights = std::size_t{kTuples} * kPatterns;
    /// Weights that are saved together.
    static constexpr std::size_t kBlock = 4096;
    static constexpr std::size_t kBlocks = kWeights / kBlock;

    /// Weights of four cells.
    static constexpr std::size_t kFourWeights = std::size_t{kTuples} * kFourPatterns;

    /// A board after a slide as it is learned from: as the stage sees it.
    using Seen = Board;

    struct Coherence {
        float errors;
        float sizes;
    };

    /// Values of all boards are `initial` points at first.
    explicit LearningTables(float initial);

    /// What is expected from a board on, in points.
    float value(Board seen) const;

    /// Moves the value of a board towards `target` points; `rate` 1 goes all the way where the weights are
    /// new, `share_of_fours` of it by those of four cells.
    void learn(Board seen, float target, float rate, float share_of_fours = 0.5F);

    /// Prefetches what `value` will need.
    void prefetch(Board seen) const;

    /// Prefetches what learning from this board will need, while other moves are played.
    void prefetch_learning(Board seen) const;

    /// Of a pattern, both parts of it.
    float weight(std::size_t tuple, Pattern pattern) const;

    /// How large all errors together were that a weight has learned from.
    double errors(std::size_t tuple, Pattern pattern) const;

    /// A hash of all weights that learned anything.
    std::uint64_t digest() const;

    /// Whether anything was learned for a weight of the block.
    bool is_touched(std::size_t block) const;
    /// After a write through these, call `touch`.
    float* weights(std::size_t block) { return weights_.get() + block * kBlock; }
    Coherence* coherence(std::size_t block) { return coherence_.get() + block * kBlock; }
    void touch(std::size_t block);

    float* four_weights() { return four_weights_.data(); }
    Coherence* four_coherence() { return four_coherence_.data(); }

  private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };
    template <class T>
    using Memory = std::unique_ptr<T[], Free>;

    template <class T>
    static Memory<T> allocate();

    Memory<float> weights_;
    Memory<Coherence> coherence_;
    std::vector<float> four_weights_;
    std::vector<Coherence> four_coherence_;
    /// A flag for each block, so that the learned blocks of a gigabyte are found without reading it all.
    std::vector<std::uint8_t> touched_;
};

} // namespace forethought::twenty48
