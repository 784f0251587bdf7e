#include "engine/tactics/evaluation/own_weights.h"

namespace forethought::tactics {

namespace {

/// More than this a weight of the fitted value may not be; none may be less than 0.
constexpr std::int32_t kMostOwnWeight = 10'000'000;

/// `kNamedWeights` without the names, which a page need not fetch.
constexpr auto kInOrder = [] {
    std::array<std::int64_t Weights::*, kNamedWeights.size()> weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = kNamedWeights[i].weight;
    return weights;
}();

bool give_values(Switches& switches, std::span<const std::int32_t> numbers) {
    if (!switches.fitted || numbers.size() != kInOrder.size()) return false;
    Weights weights = switches.weights;
    for (std::size_t i = 0; i < kInOrder.size(); ++i) {
        if (numbers[i] < 0 || numbers[i] > kMostOwnWeight) return false;
        weights.*kInOrder[i] = numbers[i];
    }
    // A share of a whole, and what logarithms are taken of.
    if (weights.alive > 1024 || weights.reserve == 0) return false;
    switches.weights = weights;
    return true;
}

} // namespace

bool OwnWeights::give(Switches& switches, std::span<const std::int32_t> numbers) {
    if (!switches.learned || !network::are_weights(numbers)) return give_values(switches, numbers);
    network_ = std::make_unique<network::Network>(numbers);
    switches.network = network_.get();
    return true;
}

} // namespace forethought::tactics
