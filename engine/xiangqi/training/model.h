#pragma once

#include "engine/core/training/adam.h"
#include "engine/xiangqi/network/network.h"
#include "engine/xiangqi/training/examples.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::xiangqi::training {

/// How far the network is off, on average, in bits: from what it should say (1 knows nothing), and from what
/// came of the games.
struct Losses {
    double value = 0;
    double outcome = 0;
};

/// The network as it is being learned: the same layers in floating point.
class Model {
  public:
    explicit Model(std::uint64_t seed);

    /// One step of Adam for the examples of these numbers.
    void learn(const Examples& examples, std::span<const std::uint32_t> numbers, float rate);
    /// How far it is off; no numbers, no losses.
    Losses losses(const Examples& examples, std::span<const std::uint32_t> numbers) const;
    /// The logarithm of the odds of a win that it gives the side to move.
    float value(const Example& example) const;
    /// The network in whole numbers.
    network::Weights rounded() const;

    /// For tests of the gradients: of the loss of these examples, in nats, by the weights in their order.
    std::vector<float> gradients(const Examples& examples, std::span<const std::uint32_t> numbers);
    std::vector<float>& weights() { return weights_; }

  private:
    /// What one example makes of the layers.
    struct Thought;

    void think(const Example& example, Thought& thought) const;
    void go_back(const Example& example, Thought& thought, float error);
    void add_gradients(const Examples& examples, std::span<const std::uint32_t> numbers);

    std::vector<float> weights_;
    /// Of the loss.
    std::vector<float> gradients_;
    Adam adam_;
};

} // namespace forethought::xiangqi::training
