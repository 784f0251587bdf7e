#include "engine/gomoku/training/model.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace forethought::gomoku {

namespace {

using namespace network;

constexpr std::size_t kBoth = 2 * kNeurons;
constexpr float kMostOn = static_cast<float>(kOn) / kUnit;
constexpr float kPool = 1.0F / (1 << kPoolShift);

// Where the lists of weights begin.
constexpr std::size_t kLines = 0;
constexpr std::size_t kHiddenAt = kLines + std::size_t{kLineCodes} * kNeurons;
constexpr std::size_t kHiddenBias = kHiddenAt + kInputs * kHidden;
constexpr std::size_t kWorth = kHiddenBias + kHidden;
constexpr std::size_t kDirect = kWorth + kHidden;
constexpr std::size_t kBase = kDirect + kInputs;
constexpr std::size_t kOrder = kBase + 1;
constexpr std::size_t kOrderOfThreats = kOrder + kBoth;
constexpr std::size_t kOrderOfRelativeFeatures = kOrderOfThreats + kThreatPairs;
constexpr std::size_t kContextAt = kOrderOfRelativeFeatures + kLastStones * kRelativeFeatures;
constexpr std::size_t kContextBias = kContextAt + kInputs * kContext;
constexpr std::size_t kNeuronsInContext = kContextBias + kContext;
constexpr std::size_t kThreatsInContext = kNeuronsInContext + kBoth * kContext;
constexpr std::size_t kRelativeFeaturesInContext = kThreatsInContext + kThreatPairs * kContext;
constexpr std::size_t kParameters = kRelativeFeaturesInContext + kLastStones * kRelativeFeatures * kContext;
static_assert(kParameters == kNumbers);

/// What the order of moves counts for beside the value.
constexpr float kOrderShare = 0.15F;

constexpr double kBitsOfNat = 1.4426950408889634;

float counted(float sum) {
    return std::min(std::max(sum, 0.0F), kMostOn);
}
bool moves(float sum) {
    return sum > 0 && sum < kMostOn;
}

/// A weight of the order, and the first of those that the context adds to it.
struct Weighed {
    std::size_t weight = 0;
    std::size_t in_context = 0;
};

/// What a cell is weighed by beside its neurons: its threats, and how it lies to the last stones.
std::array<Weighed, 1 + kLastStones> weighed_by(const SeenCell& cell) {
    std::array<Weighed, 1 + kLastStones> weighed;
    weighed[0] = {kOrderOfThreats + cell.threats, kThreatsInContext + cell.threats * std::size_t{kContext}};
    for (std::size_t back = 0; back < kLastStones; ++back) {
        const std::size_t relative_feature = back * kRelativeFeatures + cell.relative_features[back];
        weighed[1 + back] = {kOrderOfRelativeFeatures + relative_feature,
                             kRelativeFeaturesInContext + relative_feature * kContext};
    }
    return weighed;
}

double bits(float target, float odds) {
    // log(1 + e^odds) - target * odds, without overflow.
    const float nats = std::max(odds, 0.0F) + std::log1p(std::exp(-std::abs(odds))) - target * odds;
    return nats * kBitsOfNat;
}

} // namespace

struct Model::Thought {
    /// Of each cell: mine, then theirs; as they are counted.
    std::vector<std::array<float, kBoth>> neurons;
    std::array<float, kInputs> inputs{};
    std::array<float, kHidden> hidden{};
    float odds = 0;
    /// As it is counted, and the weights of a cell's neurons in the order that it makes.
    std::array<float, kContext> context{};
    std::array<float, kBoth> attention{};
    /// Of each cell that is near: the chance that it is played; of those behind it nothing.
    std::vector<float> chances;
    /// Of the inputs.
    std::array<float, kInputs> gradients{};
    std::array<float, kContext> context_gradients{};
    std::array<float, kBoth> attention_gradients{};
};

Model::Model(std::uint64_t seed) : weights_(kParameters), gradients_(kParameters), adam_(kParameters) {
    Rng rng(seed);
    const auto draw = [&](float most) { return most * (static_cast<float>(rng.below(2001)) / 1000 - 1); };
    for (std::size_t code = 0; code < kLineCodes; ++code)
        for (std::size_t i = 0; i < kNeurons; ++i)
            weights_[kLines + code * kNeurons + i] =
                sees_stones(static_cast<LineCode>(code)) ? 0.03F + draw(0.15F) : 0;
    for (std::size_t i = kHiddenAt; i < kHiddenBias; ++i) weights_[i] = draw(0.15F);
    for (std::size_t i = kWorth; i < kDirect; ++i) weights_[i] = draw(0.2F);
    for (std::size_t i = kContextAt; i < kContextBias; ++i) weights_[i] = draw(0.2F);
    for (std::size_t i = kContextBias; i < kNeuronsInContext; ++i) weights_[i] = 0.5F;
    for (std::size_t i = kNeuronsInContext; i < kThreatsInContext; ++i) weights_[i] = draw(0.05F);
}

void Model::think(const Examples& examples, const Example& example, Thought& thought) const {
    const auto cells = examples.cells_of(example);
    thought.neurons.resize(cells.size());
    thought.inputs.fill(0);
    for (std::size_t c = 0; c < cells.size(); ++c)
        for (std::size_t side = 0; side < 2; ++side) {
            std::array<float, kNeurons> sums{};
            for (const LineCode code : side == 0 ? cells[c].mine : cells[c].theirs) {
                const float* line = weights_.data() + kLines + std::size_t{code} * kNeurons;
                for (std::size_t i = 0; i < kNeurons; ++i) sums[i] += line[i];
            }
            float* neurons = thought.neurons[c].data() + side * kNeurons;
            float* inputs = thought.inputs.data() + side * kNeurons;
            for (std::size_t i = 0; i < kNeurons; ++i) neurons[i] = counted(sums[i]);
            for (std::size_t i = 0; i < kNeurons; ++i) inputs[i] += neurons[i] * kPool;
        }
    std::copy(example.counts.begin(), example.counts.end(), thought.inputs.begin() + kBoth);
    std::copy_n(weights_.begin() + kHiddenBias, kHidden, thought.hidden.begin());
    thought.odds = weights_[kBase];
    for (std::size_t i = 0; i < kInputs; ++i) {
        const float* row = weights_.data() + kHiddenAt + i * kHidden;
        for (std::size_t j = 0; j < kHidden; ++j) thought.hidden[j] += thought.inputs[i] * row[j];
        thought.odds += thought.inputs[i] * weights_[kDirect + i];
    }
    for (std::size_t j = 0; j < kHidden; ++j)
        thought.odds += counted(thought.hidden[j]) * weights_[kWorth + j];
}

/// What the context makes of the position: after `think`.
void Model::attend(Thought& thought) const {
    auto& context = thought.context;
    std::copy_n(weights_.begin() + kContextBias, kContext, context.begin());
    for (std::size_t i = 0; i < kInputs; ++i) {
        const float* row = weights_.data() + kContextAt + i * kContext;
        for (std::size_t k = 0; k < kContext; ++k) context[k] += thought.inputs[i] * row[k];
    }
    for (float& neuron : context) neuron = counted(neuron);
    for (std::size_t i = 0; i < kBoth; ++i) {
        const float* row = weights_.data() + kNeuronsInContext + i * kContext;
        float weight = weights_[kOrder + i];
        for (std::size_t k = 0; k < kContext; ++k) weight += context[k] * row[k];
        thought.attention[i] = weight;
    }
}

/// The chance of each cell to be played, by the order in which cells are looked at.
void Model::order(const Examples& examples, const Example& example, Thought& thought) const {
    const auto cells = examples.cells_of(example);
    attend(thought);
    thought.chances.assign(cells.size(), 0);
    float total = 0;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        if (!cells[c].is_near) continue;
        float logit = 0;
        for (const Weighed& by : weighed_by(cells[c])) {
            const float* row = weights_.data() + by.in_context;
            logit += weights_[by.weight];
            for (std::size_t k = 0; k < kContext; ++k) logit += thought.context[k] * row[k];
        }
        for (std::size_t i = 0; i < kBoth; ++i) logit += thought.neurons[c][i] * thought.attention[i];
        // Far from what a float can hold, whatever a first guess says.
        thought.chances[c] = std::exp(std::clamp(logit, -40.0F, 40.0F));
        total += thought.chances[c];
    }
    for (float& chance : thought.chances) chance /= total;
}

void Model::gradients_of_value(const Example& example, Thought& thought, float share) {
    const float error = share * (1 / (1 + std::exp(-thought.odds)) - example.target);
    gradients_[kBase] += error;
    std::array<float, kHidden> back{};
    for (std::size_t j = 0; j < kHidden; ++j) {
        gradients_[kWorth + j] += error * counted(thought.hidden[j]);
        back[j] = moves(thought.hidden[j]) ? error * weights_[kWorth + j] : 0;
        gradients_[kHiddenBias + j] += back[j];
    }
    for (std::size_t i = 0; i < kInputs; ++i) {
        const float* row = weights_.data() + kHiddenAt + i * kHidden;
        float* gradients = gradients_.data() + kHiddenAt + i * kHidden;
        gradients_[kDirect + i] += error * thought.inputs[i];
        float gradient = error * weights_[kDirect + i];
        for (std::size_t j = 0; j < kHidden; ++j) gradients[j] += back[j] * thought.inputs[i];
        for (std::size_t j = 0; j < kHidden; ++j) gradient += back[j] * row[j];
        thought.gradients[i] = gradient * kPool;
    }
}

/// Of a cell's weights in the order, and of what they depend on: the order would rather have `surprise` less
/// of it.
void Model::gradients_of_order(const SeenCell& cell, const std::array<float, 2 * kNeurons>& neurons,
                               Thought& thought, float surprise) {
    for (std::size_t i = 0; i < kBoth; ++i) thought.attention_gradients[i] += surprise * neurons[i];
    for (const Weighed& by : weighed_by(cell)) {
        gradients_[by.weight] += surprise;
        const float* row = weights_.data() + by.in_context;
        float* gradients = gradients_.data() + by.in_context;
        for (std::size_t k = 0; k < kContext; ++k) gradients[k] += surprise * thought.context[k];
        for (std::size_t k = 0; k < kContext; ++k) thought.context_gradients[k] += surprise * row[k];
    }
}

/// Of what all cells of a position have in common: after `gradients_of_cells`. The context takes the inputs
/// as the value has made them.
void Model::gradients_of_attention(Thought& thought) {
    for (std::size_t i = 0; i < kBoth; ++i) {
        const float gradient = thought.attention_gradients[i];
        const float* row = weights_.data() + kNeuronsInContext + i * kContext;
        float* gradients = gradients_.data() + kNeuronsInContext + i * kContext;
        gradients_[kOrder + i] += gradient;
        for (std::size_t k = 0; k < kContext; ++k) gradients[k] += gradient * thought.context[k];
        for (std::size_t k = 0; k < kContext; ++k) thought.context_gradients[k] += gradient * row[k];
    }
    std::array<float, kContext> back;
    for (std::size_t k = 0; k < kContext; ++k)
        back[k] = moves(thought.context[k]) ? thought.context_gradients[k] : 0;
    for (std::size_t k = 0; k < kContext; ++k) gradients_[kContextBias + k] += back[k];
    for (std::size_t i = 0; i < kInputs; ++i) {
        float* gradients = gradients_.data() + kContextAt + i * kContext;
        for (std::size_t k = 0; k < kContext; ++k) gradients[k] += back[k] * thought.inputs[i];
    }
}

void Model::gradients_of_cells(const Examples& examples, const Example& example, Thought& thought,
                               float share) {
    const auto cells = examples.cells_of(example);
    const bool orders = example.move != Example::kNoMove;
    thought.context_gradients.fill(0);
    thought.attention_gradients.fill(0);
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const auto& neurons = thought.neurons[c];
        float surprise = 0;
        if (orders && cells[c].is_near) {
            surprise = share * kOrderShare * (thought.chances[c] - (c == example.move ? 1.0F : 0.0F));
            gradients_of_order(cells[c], neurons, thought, surprise);
        }
        for (std::size_t side = 0; side < 2; ++side) {
            std::array<float, kNeurons> back;
            for (std::size_t i = 0; i < kNeurons; ++i) {
                const std::size_t place = side * kNeurons + i;
                const float gradient = thought.gradients[place] + surprise * thought.attention[place];
                back[i] = moves(neurons[place]) ? gradient : 0;
            }
            for (const LineCode code : side == 0 ? cells[c].mine : cells[c].theirs) {
                float* gradients = gradients_.data() + kLines + std::size_t{code} * kNeurons;
                for (std::size_t i = 0; i < kNeurons; ++i) gradients[i] += back[i];
            }
        }
    }
    if (orders) gradients_of_attention(thought);
}

void Model::learn(const Examples& examples, std::span<const std::uint32_t> numbers, float rate) {
    std::fill(gradients_.begin(), gradients_.end(), 0.0F);
    const float share = 1 / static_cast<float>(numbers.size());
    Thought thought;
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        think(examples, example, thought);
        if (example.move != Example::kNoMove) order(examples, example, thought);
        gradients_of_value(example, thought, share);
        gradients_of_cells(examples, example, thought, share);
    }
    step(rate);
}

void Model::step(float rate) {
    adam_.step(weights_, gradients_, rate);
    for (std::size_t code = 0; code < kLineCodes; ++code)
        if (!sees_stones(static_cast<LineCode>(code)))
            std::fill_n(weights_.begin() + static_cast<std::ptrdiff_t>(kLines + code * kNeurons), kNeurons,
                        0.0F);
}

float Model::value(const Examples& examples, const Example& example) const {
    Thought thought;
    think(examples, example, thought);
    return thought.odds;
}

std::vector<float> Model::chances(const Examples& examples, const Example& example) const {
    Thought thought;
    think(examples, example, thought);
    order(examples, example, thought);
    return thought.chances;
}

Losses Model::losses(const Examples& examples, std::span<const std::uint32_t> numbers) const {
    Losses losses;
    double moves = 0;
    Thought thought;
    for (const std::uint32_t number : numbers) {
        const Example& example = examples.examples[number];
        think(examples, example, thought);
        losses.value += bits(example.target, thought.odds);
        losses.outcome += bits(example.points, thought.odds);
        if (example.move == Example::kNoMove) continue;
        order(examples, example, thought);
        const float chance = thought.chances[example.move];
        losses.order -= std::log2(std::max(chance, 1e-12F));
        losses.first += std::count_if(thought.chances.begin(), thought.chances.end(),
                                      [&](float other) { return other >= chance; }) == 1
                            ? 1
                            : 0;
        ++moves;
    }
    const auto examples_seen = std::max(1.0, static_cast<double>(numbers.size()));
    losses.value /= examples_seen;
    losses.outcome /= examples_seen;
    losses.order /= std::max(1.0, moves);
    losses.first /= std::max(1.0, moves);
    return losses;
}

network::Weights Model::rounded() const {
    std::vector<std::int32_t> numbers;
    numbers.reserve(kNumbers);
    const auto add = [&](float number, int unit, std::int32_t most) {
        const auto whole = static_cast<std::int32_t>(std::lround(number * static_cast<float>(unit)));
        numbers.push_back(std::clamp(whole, -most, most));
    };
    const auto add_list = [&](std::size_t begin, std::size_t size, int unit) {
        for (std::size_t i = begin; i < begin + size; ++i) add(weights_[i], unit, kMostWeight);
    };
    add_list(kLines, std::size_t{kLineCodes} * kNeurons, kUnit);
    for (std::size_t j = 0; j < kHidden; ++j)
        for (std::size_t i = 0; i < kInputs; ++i)
            add(weights_[kHiddenAt + i * kHidden + j], kWeightUnit, kMostWeight);
    for (std::size_t j = 0; j < kHidden; ++j) add(weights_[kHiddenBias + j], kValueUnit, kMostBias);
    add_list(kWorth, kHidden, kWeightUnit);
    add_list(kDirect, kInputs, kWeightUnit);
    add(weights_[kBase], kValueUnit, kMostBias);
    add_list(kOrder, kBoth, kWeightUnit);
    add_list(kOrderOfThreats, kThreatPairs, kUnit);
    add_list(kOrderOfRelativeFeatures, kLastStones * kRelativeFeatures, kUnit);
    for (std::size_t k = 0; k < kContext; ++k)
        for (std::size_t i = 0; i < kInputs; ++i)
            add(weights_[kContextAt + i * kContext + k], kWeightUnit, kMostWeight);
    for (std::size_t k = 0; k < kContext; ++k) add(weights_[kContextBias + k], kValueUnit, kMostBias);
    add_list(kNeuronsInContext, kParameters - kNeuronsInContext, kWeightUnit);
    return made_of(numbers);
}

} // namespace forethought::gomoku
