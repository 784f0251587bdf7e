#include "engine/gomoku/network/network.h"

#include <type_traits>
#include <utility>

namespace forethought::gomoku::network {

namespace {

/// Calls `visit(list, most)` for each list of weights, in their order, with the most that a number of it may
/// be.
template <class W, class Visit>
void for_each_list(W& weights, Visit visit) {
    for (auto& line : weights.lines) visit(line, kMostWeight);
    for (auto& row : weights.hidden) visit(row, kMostWeight);
    visit(weights.hidden_bias, kMostBias);
    visit(weights.worth, kMostWeight);
    visit(weights.direct, kMostWeight);
    auto base = std::span(&weights.base, 1);
    visit(base, kMostBias);
    visit(weights.order, kMostWeight);
    visit(weights.order_of_threats, kMostWeight);
    for (auto& row : weights.order_of_relative_features) visit(row, kMostWeight);
    for (auto& row : weights.context) visit(row, kMostWeight);
    visit(weights.context_bias, kMostBias);
    for (auto& row : weights.neurons_in_context) visit(row, kMostWeight);
    for (auto& row : weights.threats_in_context) visit(row, kMostWeight);
    for (auto& row : weights.relative_features_in_context) visit(row, kMostWeight);
}

} // namespace

const Weights kTrained{
#include "engine/gomoku/data/network.inc"
};

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    std::vector<std::int32_t> numbers;
    numbers.reserve(kNumbers);
    for_each_list(weights, [&](const auto& list, std::int32_t) {
        numbers.insert(numbers.end(), list.begin(), list.end());
    });
    return numbers;
}

bool are_weights(std::span<const std::int32_t> numbers) {
    if (numbers.size() != kNumbers) return false;
    bool fit = true;
    auto next = numbers.begin();
    Weights places{};
    for_each_list(places, [&](const auto& list, std::int32_t most) {
        for (std::size_t i = 0; i < list.size(); ++i, ++next) fit = fit && *next >= -most && *next <= most;
    });
    return fit;
}

Weights made_of(std::span<const std::int32_t> numbers) {
    Weights weights{};
    auto next = numbers.begin();
    for_each_list(weights, [&](auto& list, std::int32_t) {
        for (auto& number : list) number = static_cast<std::remove_reference_t<decltype(number)>>(*next++);
    });
    return weights;
}

} // namespace forethought::gomoku::network
