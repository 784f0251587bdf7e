#pragma once

#include "engine/core/training/adam.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/training/examples.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::gomoku {

/// How far the network is off, on average: its value in bits (1 knows nothing), what came of the games by its
/// value, in bits, its order of moves in bits, and the share of the moves that it had first.
struct Losses {
    double value = 0;
    double outcome = 0;
    double order = 0;
    double first = 0;
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
    float value(const Examples& examples, const Example& example) const;
    /// The chance that each cell of the example is played; of one that is not near none.
    std::vector<float> chances(const Examples& examples, const Example& example) const;
    /// The network in whole numbers.
    network::Weights rounded() const;

  private:
    /// What one example makes of the layers.
    struct Thought;

    void think(const Examples& examples, const Example& example, Thought& thought) const;
    void attend(Thought& thought) const;
    void order(const Examples& examples, const Example& example, Thought& thought) const;
    void gradients_of_value(const Example& example, Thought& thought, float share);
    void gradients_of_order(const SeenCell& cell, const std::array<float, 2 * network::kNeurons>& neurons,
                            Thought& thought, float surprise);
    void gradients_of_attention(Thought& thought);
    void gradients_of_cells(const Examples& examples, const Example& example, Thought& thought, float share);
    void step(float rate);

    std::vector<float> weights_;
    /// Of the loss.
    std::vector<float> gradients_;
    Adam adam_;
};

} // namespace forethought::gomoku
