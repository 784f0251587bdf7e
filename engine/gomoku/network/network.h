#pragma once

#include "engine/gomoku/network/line_codes.h"
#include "engine/gomoku/network/relative_features.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::gomoku::network {

/// Neurons of an empty cell for each colour: what there is for the colour along the four lines is added up in
/// them.
inline constexpr int kNeurons = 16;
/// Neurons between the sums over all cells and the value.
inline constexpr int kHidden = 32;
/// Neurons that say what the board as a whole makes of its cells.
inline constexpr int kContext = 16;
/// What a neuron is counted in, and what it counts to at most; all cells of the largest board fit into 16
/// bits.
inline constexpr int kUnit = 80;
inline constexpr int kOn = 2 * kUnit;
static_assert(kOn * kMostCells < 1 << 16);

/// Threats that are counted for each colour: whether there are any, and how many up to `kMostCounted`.
inline constexpr std::array kCountedThreats{Threat::two,  Threat::three,      Threat::double_three,
                                            Threat::four, Threat::four_three, Threat::live_four};
inline constexpr int kMostCounted = 4;
inline constexpr std::size_t kCounts = 2 * 2 * kCountedThreats.size();

/// What the value is made of: the cells' neurons summed up, the mover's first, and the counts, in `kUnit`.
inline constexpr std::size_t kInputs = 2 * kNeurons + kCounts;
using Inputs = std::array<std::int16_t, kInputs>;
/// A sum over all cells becomes an input by a division by 2^kPoolShift.
inline constexpr int kPoolShift = 4;

/// What a stone on a cell would threaten for both colours, the mover's threat first.
inline constexpr std::size_t kThreatPairs = kThreats * kThreats;
constexpr std::size_t threat_pair(Threat mine, Threat theirs) {
    return static_cast<std::size_t>(mine) * kThreats + static_cast<std::size_t>(theirs);
}

/// What weights behind a neuron or an input are counted in.
inline constexpr int kWeightUnit = 1 << 8;
/// So much of the sum behind them makes the odds e times as good.
inline constexpr int kValueUnit = kUnit * kWeightUnit;

/// Most that a weight may be, and that may be added to what they make: no sum leaves its 16 or 32 bits.
inline constexpr std::int32_t kMostWeight = 8'000;
inline constexpr std::int32_t kMostBias = 100'000'000;

/// A small network over what stands on the lines through empty cells, as either colour sees it. A cell's
/// neurons add up what its lines say, and count from 0 to `kOn`; their sums over all cells and the counts of
/// threats go into one hidden layer, and past it, into the value. The same neurons say how soon a cell is
/// worth looking at, which depends on where the last stones lie, too; what counts for how much in that
/// depends on the board as a whole.
struct Weights {
    /// In `kUnit`; codes that see no stone add nothing.
    std::array<std::array<std::int16_t, kNeurons>, kLineCodes> lines;
    /// In `kWeightUnit`, or where something is added to them, in `kValueUnit`.
    std::array<Inputs, kHidden> hidden;
    std::array<std::int32_t, kHidden> hidden_bias;
    std::array<std::int16_t, kHidden> worth;
    Inputs direct;
    std::int32_t base;
    /// Of a cell's neurons, the mover's first, in `kWeightUnit`; of its threats, and of how it lies to the
    /// last stones, in `kUnit`.
    std::array<std::int16_t, 2 * kNeurons> order;
    std::array<std::int16_t, kThreatPairs> order_of_threats;
    std::array<std::array<std::int16_t, kRelativeFeatures>, kLastStones> order_of_relative_features;
    /// Behind the inputs, as `hidden` and `hidden_bias`.
    std::array<Inputs, kContext> context;
    std::array<std::int32_t, kContext> context_bias;
    /// What each neuron of the context adds to the weights of the order, in `kWeightUnit`: to those of a
    /// cell's neurons, of its threats, and of how it lies to the last stone and to the one before.
    std::array<std::array<std::int16_t, kContext>, 2 * kNeurons> neurons_in_context;
    std::array<std::array<std::int16_t, kContext>, kThreatPairs> threats_in_context;
    std::array<std::array<std::int16_t, kContext>, kLastStones * kRelativeFeatures>
        relative_features_in_context;
};

/// How many numbers weights are, in the order of their lists.
inline constexpr std::size_t kNumbers =
    std::size_t{kLineCodes} * kNeurons + (kInputs + 2) * kHidden + kInputs + 1 + 2 * kNeurons + kThreatPairs +
    kLastStones * kRelativeFeatures + (kInputs + 1) * kContext +
    (2 * kNeurons + kThreatPairs + kLastStones * kRelativeFeatures) * kContext;
std::vector<std::int32_t> numbers_of(const Weights& weights);

/// Whether weights can be made of them: there are so many, and none is too large for its place.
bool are_weights(std::span<const std::int32_t> numbers);
/// Those weights.
Weights made_of(std::span<const std::int32_t> numbers);

/// What rung 160 plays with: data/network.inc; training/README.md says how it was trained.
extern const Weights kTrained;

} // namespace forethought::gomoku::network
