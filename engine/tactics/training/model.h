#pragma once

#include "engine/core/rng.h"
#include "engine/core/training/adam.h"
#include "engine/tactics/network/network.h"

#include <span>
#include <vector>

namespace forethought::tactics {

/// A state as the network is told of it, and what it should be worth.
struct Example {
    /// Its facts are `facts[first_fact]` and those after it.
    std::size_t first_fact = 0;
    std::uint32_t facts = 0;
    /// What it is worth without the network, in points.
    float known = 0;
    /// The chance to win that it should have, 0 to 1.
    float target = 0;
};

/// Examples with their facts.
struct Examples {
    std::vector<Example> examples;
    std::vector<std::uint16_t> facts;
};

/// Points that make the odds of a victory e times as good.
inline constexpr auto kPointsOfOdds = static_cast<float>(params::kPointsOfOdds);

/// The network as it is being learned: the same layers in floating point.
class Model {
  public:
    static constexpr std::size_t kParameters =
        static_cast<std::size_t>(network::kFacts + 2) * network::kHidden + 1;

    explicit Model(std::uint64_t seed);

    /// One step of Adam for the examples of these numbers; returns their mean loss.
    double learn(const Examples& examples, std::span<const std::uint32_t> numbers, float rate);
    /// What the network adds to a state's value, in units of `kPointsOfOdds`.
    float value(std::span<const std::uint16_t> facts) const;
    /// The mean loss of the examples of these numbers, in nats; not a number where there are none.
    double loss(const Examples& examples, std::span<const std::uint32_t> numbers) const;
    /// The network in whole numbers.
    network::Weights rounded() const;

  private:
    using Layer = std::array<float, network::kHidden>;
    Layer sums(std::span<const std::uint16_t> facts) const;
    const float* row(std::size_t number) const { return weights_.data() + number * network::kHidden; }
    void step(float rate);

    std::vector<float> weights_;
    /// Of the loss.
    std::vector<float> gradients_;
    Adam adam_;
};

/// The mean loss of those examples by what is known without a network, in nats.
double loss_without_network(const Examples& examples, std::span<const std::uint32_t> numbers);

} // namespace forethought::tactics
