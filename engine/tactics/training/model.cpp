#include "engine/tactics/training/model.h"

#include <cmath>

namespace forethought::tactics {

namespace {

using namespace network;

constexpr std::size_t kBias = kFacts;
constexpr std::size_t kWorth = kFacts + 1;
constexpr std::size_t kBase = Model::kParameters - 1;

/// Share of a weight that is taken off in each step, times the rate.
constexpr float kDecay = 0.02F;
constexpr float kMostOfFact = static_cast<float>(kMostWeight) / kOn;

float chance(float odds) {
    return 1 / (1 + std::exp(-odds));
}

double loss_of(float target, float odds) {
    // log(1 + e^odds) - target * odds, without overflow.
    return std::max(odds, 0.0F) + std::log1p(std::exp(-std::abs(odds))) - target * odds;
}

} // namespace

Model::Model(std::uint64_t seed) : weights_(kParameters), gradients_(kParameters), adam_(kParameters) {
    Rng rng(seed);
    const auto draw = [&](float most) { return most * (static_cast<float>(rng.below(2001)) / 1000 - 1); };
    for (std::size_t i = 0; i < kFacts * std::size_t{kHidden}; ++i) weights_[i] = draw(0.05F);
    for (std::size_t i = 0; i < kHidden; ++i) weights_[kBias * kHidden + i] = 0.4F + draw(0.2F);
    for (std::size_t i = 0; i < kHidden; ++i) weights_[kWorth * kHidden + i] = draw(0.1F);
}

Model::Layer Model::sums(std::span<const std::uint16_t> facts) const {
    Layer sums;
    for (std::size_t i = 0; i < kHidden; ++i) sums[i] = row(kBias)[i];
    for (const std::uint16_t fact : facts) {
        const float* weights = row(fact);
        for (std::size_t i = 0; i < kHidden; ++i) sums[i] += weights[i];
    }
    return sums;
}

float Model::value(std::span<const std::uint16_t> facts) const {
    const Layer layer = sums(facts);
    float value = weights_[kBase];
    for (std::size_t i = 0; i < kHidden; ++i) value += std::clamp(layer[i], 0.0F, 1.0F) * row(kWorth)[i];
    return value;
}

double Model::learn(const Examples& examples, std::span<const std::uint32_t> numbers, float rate) {
    std::fill(gradients_.begin(), gradients_.end(), 0.0F);
    double loss = 0;
    float* const worth_gradient = gradients_.data() + kWorth * kHidden;
    float* const bias_gradient = gradients_.data() + kBias * kHidden;
    const float share = 1 / static_cast<float>(numbers.size());
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        const std::span facts(examples.facts.data() + example.first_fact, example.facts);
        const Layer layer = sums(facts);
        float odds = example.known / kPointsOfOdds + weights_[kBase];
        for (std::size_t i = 0; i < kHidden; ++i) odds += std::clamp(layer[i], 0.0F, 1.0F) * row(kWorth)[i];
        loss += loss_of(example.target, odds);
        const float error = (chance(odds) - example.target) * share;
        gradients_[kBase] += error;
        Layer back;
        for (std::size_t i = 0; i < kHidden; ++i) {
            worth_gradient[i] += error * std::clamp(layer[i], 0.0F, 1.0F);
            back[i] = layer[i] > 0 && layer[i] < 1 ? error * row(kWorth)[i] : 0.0F;
            bias_gradient[i] += back[i];
        }
        for (const std::uint16_t fact : facts) {
            float* const gradients = gradients_.data() + std::size_t{fact} * kHidden;
            for (std::size_t i = 0; i < kHidden; ++i) gradients[i] += back[i];
        }
    }
    step(rate);
    return loss / static_cast<double>(numbers.size());
}

void Model::step(float rate) {
    adam_.step(weights_, gradients_, rate, kDecay);
    for (std::size_t i = 0; i < kWorth * kHidden; ++i)
        weights_[i] = std::clamp(weights_[i], -kMostOfFact, kMostOfFact);
}

double Model::loss(const Examples& examples, std::span<const std::uint32_t> numbers) const {
    double loss = 0;
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        const std::span facts(examples.facts.data() + example.first_fact, example.facts);
        loss += loss_of(example.target, example.known / kPointsOfOdds + value(facts));
    }
    return loss / static_cast<double>(numbers.size());
}

double loss_without_network(const Examples& examples, std::span<const std::uint32_t> numbers) {
    double loss = 0;
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        loss += loss_of(example.target, example.known / kPointsOfOdds);
    }
    return loss / static_cast<double>(numbers.size());
}

network::Weights Model::rounded() const {
    const auto round = [](float number, float scale) {
        return static_cast<std::int16_t>(std::clamp(std::lround(number * scale), -32'767L, 32'767L));
    };
    network::Weights weights{};
    constexpr float worth = kPointsOfOdds / kWorthUnit;
    for (std::size_t i = 0; i < kHidden; ++i) {
        for (std::size_t fact = 0; fact < kFacts; ++fact) weights.facts[fact][i] = round(row(fact)[i], kOn);
        weights.bias[i] = round(row(kBias)[i], kOn);
        weights.worth[i] = round(row(kWorth)[i], worth);
    }
    weights.base = round(weights_[kBase], worth);
    return weights;
}

} // namespace forethought::tactics
