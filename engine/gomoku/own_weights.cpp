#include "engine/gomoku/own_weights.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

/// More than this a weight may not be, in the unit of `Weights`: a position's value stays far from what
/// stands for a win.
constexpr std::int32_t kMostOwnWeight = 10'000;

bool weighs(const Switches& switches) {
    return switches.depth > 0;
}

} // namespace

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    std::vector<std::int32_t> numbers;
    const auto append = [&](const auto& list) { numbers.insert(numbers.end(), list.begin(), list.end()); };
    append(weights.my_patterns);
    append(weights.their_patterns);
    append(weights.my_threats);
    append(weights.their_threats);
    const auto weighs_any = [](const auto& list) {
        return std::any_of(list.begin(), list.end(), [](Score weight) { return weight != 0; });
    };
    if (weighs_any(weights.my_kinds) || weighs_any(weights.their_kinds) || weighs_any(weights.sets)) {
        append(weights.my_kinds);
        append(weights.their_kinds);
        append(weights.sets);
    }
    return numbers;
}

std::vector<NamedWeights> weights_of(const Switches& switches) {
    if (!weighs(switches)) return {};
    if (switches.network != nullptr) return {{kNetworkKind, network::numbers_of(*switches.network)}};
    return {{kEvaluationKind, numbers_of(played_by(switches))}};
}

bool OwnWeights::give(Switches& switches, std::span<const std::int32_t> numbers) {
    if (switches.network != nullptr) {
        if (!network::are_weights(numbers)) return false;
        network_ = std::make_unique<network::Weights>(network::made_of(numbers));
        switches.network = network_.get();
        return true;
    }
    const bool is_whole = numbers.size() == kCounted + 2 * kWeighedKinds + kThreatSets;
    if (!weighs(switches) || (!is_whole && numbers.size() != kCounted)) return false;
    for (const std::int32_t number : numbers)
        if (number < -kMostOwnWeight || number > kMostOwnWeight) return false;
    auto next = numbers.begin();
    const auto fill = [&](auto& list) {
        std::copy_n(next, list.size(), list.begin());
        next += static_cast<std::ptrdiff_t>(list.size());
    };
    weights_ = Weights{};
    fill(weights_.my_patterns);
    fill(weights_.their_patterns);
    fill(weights_.my_threats);
    fill(weights_.their_threats);
    if (is_whole) {
        fill(weights_.my_kinds);
        fill(weights_.their_kinds);
        fill(weights_.sets);
    }
    switches.weights = &weights_;
    return true;
}

} // namespace forethought::gomoku
