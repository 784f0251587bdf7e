#include "engine/xiangqi/network/network.h"

#include "engine/core/number_lists.h"

#include <algorithm>
#include <cstring>

namespace forethought::xiangqi::network {

namespace {

/// Added to each neuron, so that none is below 0.
constexpr std::uint16_t kBias = 1 << 15;

/// Four numbers as one, which they are the digits of; digits below 0 borrow from the next.
std::uint64_t packed(const std::int16_t* numbers) {
    std::uint64_t word = 0;
    for (std::size_t i = 4; i-- > 0;)
        word = (word << 16) + static_cast<std::uint64_t>(std::int64_t{numbers[i]});
    return word;
}

/// The neurons of both orientations, as words.
Network::Words words_of(const std::array<std::int16_t, kFilters>& straight,
                        const std::array<std::int16_t, kFilters>& mirror) {
    std::array<std::int16_t, kNeurons> neurons;
    std::copy(straight.begin(), straight.end(), neurons.begin());
    std::copy(mirror.begin(), mirror.end(), neurons.begin() + kFilters);
    Network::Words words;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = packed(neurons.data() + 4 * i);
    return words;
}

/// What the neurons of a view add to the value.
std::int32_t sum_of(const Network::Words& words, const std::int16_t* weights) {
    std::array<std::uint16_t, kNeurons> biased;
    std::memcpy(biased.data(), words.data(), sizeof(biased));
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < kNeurons; ++i) {
        const auto neuron = static_cast<std::int16_t>(biased[i] ^ kBias);
        const std::int16_t count = std::clamp<std::int16_t>(neuron, 0, kUnit);
        const auto square = static_cast<std::int16_t>(count * count);
        sum += square * weights[i];
    }
    return sum;
}

/// Calls `visit(list, most)` for each list of weights, in their order, with the most that a number of it may
/// be.
constexpr auto kLists = [](auto& weights, auto visit) {
    for (auto& row : weights.filters) visit(row, kMostOfFilter);
    visit(weights.biases, kMostOfFilter);
    for (auto& row : weights.output) visit(row, kMostOfOutput);
    visit(weights.bases, kMostOfOutput);
};

} // namespace

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    return numbers_in(weights, kLists);
}

bool are_weights(std::span<const std::int32_t> numbers) {
    return fit<Weights>(numbers, kLists);
}

Weights made_of(std::span<const std::int32_t> numbers) {
    return filled_with<Weights>(numbers, kLists);
}

Network::Network(const Weights& weights)
    : weights_(weights), empty_(words_of(weights.biases, weights.biases)) {
    for (Input input = 0; input < kInputs; ++input)
        inputs_[input] = words_of(weights.filters[input], weights.filters[mirrored(input)]);
    for (std::uint64_t& word : empty_) word += std::uint64_t{kBias} * 0x0001'0001'0001'0001u;
    for (std::size_t stage = 0; stage < kStages; ++stage)
        for (std::size_t i = 0; i < kBoth; ++i)
            output_[stage][i] = weights.output[stage][i / kNeurons * kFilters + i % kFilters];
}

Score Network::value(const Words& mine, const Words& theirs, int pieces) const {
    const std::size_t stage = stage_of(pieces);
    const std::int64_t sum = std::int64_t{sum_of(mine, output_[stage].data())} +
                             sum_of(theirs, output_[stage].data() + kNeurons) +
                             std::int64_t{weights_.bases[stage]} * kUnit * kUnit;
    return static_cast<Score>(std::clamp(sum * kScoreOfOdds / kValueUnit, -kMostValue, kMostValue));
}

} // namespace forethought::xiangqi::network
