#include "engine/xiangqi/network/network.h"

#include "engine/core/number_lists.h"
#include "engine/core/vector.h"

#include <algorithm>

namespace forethought::xiangqi::network {

namespace {

/// The neurons of both orientations.
Network::View both_ways(const std::array<std::int16_t, kFilters>& straight,
                        const std::array<std::int16_t, kFilters>& mirror) {
    Network::View view;
    std::copy(straight.begin(), straight.end(), view.neurons.begin());
    std::copy(mirror.begin(), mirror.end(), view.neurons.begin() + kFilters);
    return view;
}

/// What the neurons of a view add to the value.
std::int32_t sum_of(const Network::View& view, const std::int16_t* weights) {
    const Int16x8 off = Int16x8::of(0);
    const Int16x8 on = Int16x8::of(kUnit);
    Int32x4 sum;
    for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes) {
        const Int16x8 count = min(max(Int16x8::load(view.neurons.data() + i), off), on);
        sum = sum + dot(count * count, Int16x8::load(weights + i));
    }
    return sum.sum();
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
    : weights_(weights), empty_(both_ways(weights.biases, weights.biases)) {
    for (Input input = 0; input < kInputs; ++input)
        inputs_[input] = both_ways(weights.filters[input], weights.filters[mirrored(input)]);
    for (std::size_t stage = 0; stage < kStages; ++stage)
        for (std::size_t i = 0; i < kBoth; ++i)
            output_[stage][i] = weights.output[stage][i / kNeurons * kFilters + i % kFilters];
}

Score Network::value(const View& mine, const View& theirs, int pieces) const {
    const std::size_t stage = stage_of(pieces);
    const std::int64_t sum = std::int64_t{sum_of(mine, output_[stage].data())} +
                             sum_of(theirs, output_[stage].data() + kNeurons) +
                             std::int64_t{weights_.bases[stage]} * kUnit * kUnit;
    return static_cast<Score>(std::clamp(sum * kScoreOfOdds / kValueUnit, -kMostValue, kMostValue));
}

} // namespace forethought::xiangqi::network
