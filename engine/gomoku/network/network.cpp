#include "engine/gomoku/network/network.h"

#include "engine/core/number_lists.h"

namespace forethought::gomoku::network {

namespace {

/// Calls `visit(list, most)` for each list of weights, in their order, with the most that a number of it may
/// be.
constexpr auto kLists = [](auto& weights, auto visit) {
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
};

} // namespace

const Weights kTrained{
#include "engine/gomoku/data/network.inc"
};

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    return numbers_in(weights, kLists);
}

bool are_weights(std::span<const std::int32_t> numbers) {
    return fit<Weights>(numbers, kLists);
}

Weights made_of(std::span<const std::int32_t> numbers) {
    return filled_with<Weights>(numbers, kLists);
}

} // namespace forethought::gomoku::network
