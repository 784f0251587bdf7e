#include "engine/xiangqi/training/model.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace forethought::xiangqi::training {

namespace {

using namespace network;

// Where the lists of weights begin.
constexpr std::size_t kBiasesAt = kInputs * kFilters;
constexpr std::size_t kOutputAt = kBiasesAt + kFilters;
constexpr std::size_t kBasesAt = kOutputAt + kStages * 2 * kFilters;
constexpr std::size_t kParameters = kBasesAt + kStages;
static_assert(kParameters == kNumbers);

constexpr float kMostFilterWeight = static_cast<float>(kMostOfFilter) / kUnit;
constexpr float kMostOutputWeight = static_cast<float>(kMostOfOutput) / kWeightUnit;
/// Share of a weight that a step takes off, times its rate: games are few for so many weights.
constexpr float kDecay = 0.1F;
constexpr double kBitsOfNat = 1.4426950408889634;

float counted(float sum) {
    return std::min(std::max(sum, 0.0F), 1.0F);
}

double bits(float target, float odds) {
    // log(1 + e^odds) - target * odds, without overflow.
    const float nats = std::max(odds, 0.0F) + std::log1p(std::exp(-std::abs(odds))) - target * odds;
    return nats * kBitsOfNat;
}

} // namespace

/// By view, the mover's first, and by orientation.
struct Model::Thought {
    using Neurons = std::array<std::array<std::array<float, kFilters>, 2>, 2>;

    std::size_t stage = 0;
    Neurons neurons{};
    Neurons gradients{};
    float odds = 0;
};

Model::Model(std::uint64_t seed) : weights_(kParameters), gradients_(kParameters), adam_(kParameters) {
    Rng rng(seed);
    const auto draw = [&](float most) {
        return most * (static_cast<float>(rng.below(2'000'001)) / 1'000'000 - 1);
    };
    for (std::size_t i = 0; i < kBiasesAt; ++i) weights_[i] = draw(0.1F);
    for (std::size_t i = kBiasesAt; i < kOutputAt; ++i) weights_[i] = 0.5F;
    // The same for all stages: they begin alike.
    for (std::size_t i = 0; i < 2 * kFilters; ++i) {
        const float weight = draw(0.1F);
        for (std::size_t stage = 0; stage < kStages; ++stage)
            weights_[kOutputAt + stage * 2 * kFilters + i] = weight;
    }
}

void Model::think(const Example& example, Thought& thought) const {
    for (std::size_t view = 0; view < 2; ++view) {
        auto& straight = thought.neurons[view][0];
        auto& mirror = thought.neurons[view][1];
        std::copy_n(weights_.begin() + kBiasesAt, kFilters, straight.begin());
        std::copy_n(weights_.begin() + kBiasesAt, kFilters, mirror.begin());
        for (const Input seen : example.seen()) {
            const Input input = view == 0 ? seen : of_other_side(seen);
            const float* row = weights_.data() + input * kFilters;
            const float* mirrored_row = weights_.data() + mirrored(input) * kFilters;
            for (std::size_t i = 0; i < kFilters; ++i) straight[i] += row[i];
            for (std::size_t i = 0; i < kFilters; ++i) mirror[i] += mirrored_row[i];
        }
    }
    thought.stage = stage_of(example.pieces);
    const float* output = weights_.data() + kOutputAt + thought.stage * 2 * kFilters;
    float odds = weights_[kBasesAt + thought.stage];
    for (std::size_t view = 0; view < 2; ++view)
        for (const auto& neurons : thought.neurons[view])
            for (std::size_t i = 0; i < kFilters; ++i) {
                const float count = counted(neurons[i]);
                odds += count * count * output[view * kFilters + i];
            }
    thought.odds = odds;
}

/// Adds to the gradients what an error in the odds makes of them.
void Model::go_back(const Example& example, Thought& thought, float error) {
    const std::size_t at = kOutputAt + thought.stage * 2 * kFilters;
    gradients_[kBasesAt + thought.stage] += error;
    for (std::size_t view = 0; view < 2; ++view) {
        const float* output = weights_.data() + at + view * kFilters;
        float* output_gradients = gradients_.data() + at + view * kFilters;
        float* biases = gradients_.data() + kBiasesAt;
        for (std::size_t way = 0; way < 2; ++way) {
            const auto& neurons = thought.neurons[view][way];
            auto& back = thought.gradients[view][way];
            for (std::size_t i = 0; i < kFilters; ++i) {
                const float count = counted(neurons[i]);
                const float moves = neurons[i] > 0 && neurons[i] < 1 ? 2 * count : 0.0F;
                output_gradients[i] += error * count * count;
                back[i] = error * moves * output[i];
                biases[i] += back[i];
            }
        }
        for (const Input seen : example.seen()) {
            const Input input = view == 0 ? seen : of_other_side(seen);
            float* row = gradients_.data() + input * kFilters;
            float* mirrored_row = gradients_.data() + mirrored(input) * kFilters;
            for (std::size_t i = 0; i < kFilters; ++i) row[i] += thought.gradients[view][0][i];
            for (std::size_t i = 0; i < kFilters; ++i) mirrored_row[i] += thought.gradients[view][1][i];
        }
    }
}

void Model::add_gradients(const Examples& examples, std::span<const std::uint32_t> numbers) {
    std::fill(gradients_.begin(), gradients_.end(), 0.0F);
    const float share = 1 / static_cast<float>(numbers.size());
    Thought thought;
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        think(example, thought);
        go_back(example, thought, share * (1 / (1 + std::exp(-thought.odds)) - example.target));
    }
}

void Model::learn(const Examples& examples, std::span<const std::uint32_t> numbers, float rate) {
    add_gradients(examples, numbers);
    adam_.step(weights_, gradients_, rate, kDecay);
    const auto clamp = [&](std::size_t begin, std::size_t end, float most) {
        for (std::size_t i = begin; i < end; ++i) weights_[i] = std::clamp(weights_[i], -most, most);
    };
    clamp(0, kOutputAt, kMostFilterWeight);
    clamp(kOutputAt, kBasesAt, kMostOutputWeight);
}

std::vector<float> Model::gradients(const Examples& examples, std::span<const std::uint32_t> numbers) {
    add_gradients(examples, numbers);
    return gradients_;
}

float Model::value(const Example& example) const {
    Thought thought;
    think(example, thought);
    return thought.odds;
}

Losses Model::losses(const Examples& examples, std::span<const std::uint32_t> numbers) const {
    Losses losses;
    Thought thought;
    for (const std::uint32_t number : numbers) {
        think(examples.examples[number], thought);
        losses.value += bits(examples.examples[number].target, thought.odds);
        losses.outcome += bits(examples.examples[number].points, thought.odds);
    }
    const auto seen = std::max(1.0, static_cast<double>(numbers.size()));
    losses.value /= seen;
    losses.outcome /= seen;
    return losses;
}

network::Weights Model::rounded() const {
    std::vector<std::int32_t> numbers;
    numbers.reserve(kNumbers);
    const auto add = [&](std::size_t begin, std::size_t end, int unit, std::int32_t most) {
        for (std::size_t i = begin; i < end; ++i) {
            const auto whole = static_cast<std::int32_t>(std::lround(weights_[i] * static_cast<float>(unit)));
            numbers.push_back(std::clamp(whole, -most, most));
        }
    };
    add(0, kOutputAt, kUnit, kMostOfFilter);
    add(kOutputAt, kParameters, kWeightUnit, kMostOfOutput);
    return made_of(numbers);
}

} // namespace forethought::xiangqi::training
