#pragma once

#include "engine/tactics/network/facts.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::tactics::network {

/// Neurons.
inline constexpr int kHidden = 32;
/// What a neuron counts to at most: it is on then.
inline constexpr int kOn = 128;
/// Most of a fact's weight and of what a neuron begins with, so that no sum of them leaves 16 bits.
inline constexpr int kMostWeight = 90;
static_assert((static_cast<int>(kMostFacts) + 1) * kMostWeight < 1 << 15);

/// Weights as they are stored: of each fact for each neuron, what each neuron begins with, what each is worth
/// when it is on (in `kWorthUnit` points), and what a state is worth by itself. `Small` holds `kMostWeight`.
template <class Small>
struct StoredWeights {
    std::array<std::array<Small, kHidden>, kFacts> facts;
    std::array<Small, kHidden> bias;
    std::array<std::int16_t, kHidden> worth;
    std::int16_t base;
};

/// As they are trained, and as a program carries them that a page has to fetch.
using Weights = StoredWeights<std::int16_t>;
using CarriedWeights = StoredWeights<std::int8_t>;

/// How many numbers that are, in a row: in the order of the lists.
inline constexpr std::size_t kNumbers = (std::size_t{kFacts} + 2) * kHidden + 1;

template <class Small>
std::vector<std::int32_t> numbers_of(const StoredWeights<Small>& weights) {
    std::vector<std::int32_t> numbers(kNumbers);
    auto next = numbers.begin();
    const auto append = [&](const auto& list) {
        for (const auto number : list) *next++ = number;
    };
    for (const auto& fact : weights.facts) append(fact);
    append(weights.bias);
    append(weights.worth);
    *next = weights.base;
    return numbers;
}

/// Whether a network can be made of them: there are so many, and all are within what `StoredWeights` says.
bool are_weights(std::span<const std::int32_t> numbers);

/// Points that one part of a neuron's worth stands for.
inline constexpr Value kWorthUnit = 64;

/// A network of one hidden layer with weights of 16 bits: each fact of a state adds its weights to the
/// neurons, each neuron counts from 0 to `kOn`, and their worths are added up. Whole numbers only.
class Network {
  public:
    /// `are_weights(numbers)` holds.
    explicit Network(std::span<const std::int32_t> numbers);
    template <class Small>
    explicit Network(const StoredWeights<Small>& weights)
        : Network(std::span<const std::int32_t>(numbers_of(weights))) {}

    /// In points, for the side that has played.
    Value operator()(const Facts& facts) const;

  private:
    /// What something adds to each neuron.
    using Row = std::array<std::int16_t, kHidden>;

    alignas(16) std::array<Row, kFacts> rows_;
    alignas(16) Row bias_;
    alignas(16) Row worth_;
    std::int32_t base_;
};

} // namespace forethought::tactics::network
