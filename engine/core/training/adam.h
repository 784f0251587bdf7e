#pragma once

#include "engine/core/training/checkpoint.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought {

/// Adam (Kingma, Ba 2015) for the weights of a network in floating point, with its running means.
class Adam {
  public:
    explicit Adam(std::size_t weights) : means_(weights), squares_(weights) {}

    /// One step against the gradients of the loss. `decay`: the share that is taken off each weight, times
    /// the rate (AdamW).
    void step(std::span<float> weights, std::span<const float> gradients, float rate, float decay = 0);

    std::int64_t steps() const { return steps_; }

    /// For checkpoints within the training of one network.
    void save(CheckpointWriter& writer) const;
    /// Whether the file has it, for as many weights.
    bool load(CheckpointReader& reader);

  private:
    /// Of the gradients, and of their squares.
    std::vector<float> means_;
    std::vector<float> squares_;
    std::int64_t steps_ = 0;
};

} // namespace forethought
