#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"
#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/piece.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::xiangqi::network {

/// A piece on a point, as one side sees it: 14 kinds, its own first, times 90 points, its own side's first.
using Input = std::uint16_t;
inline constexpr std::size_t kInputs = std::size_t{kPieces} * kCells;

constexpr Input input_of(Slot slot, Cell cell, Side viewer) {
    const bool is_own = is_of(slot, viewer);
    const int kind = static_cast<int>(kind_of(slot)) + (is_own ? 0 : kKinds);
    const Cell seen = viewer == Side::first ? cell : turned(cell);
    return static_cast<Input>(kind * kCells + seen);
}
/// The same input with left and right swapped.
constexpr Input mirrored(Input input) {
    return static_cast<Input>(input - input % kFiles + (kFiles - 1 - input % kFiles));
}
/// What the other side sees of it.
constexpr Input of_other_side(Input input) {
    const int kind = input / kCells;
    return static_cast<Input>((kind + kKinds) % kPieces * kCells + (kCells - 1 - input % kCells));
}

/// Each filter looks at the board as it is and mirrored, which makes two neurons of a view. So a mirrored
/// position has the same value.
inline constexpr std::size_t kFilters = 32;
inline constexpr std::size_t kNeurons = 2 * kFilters;
/// The neurons of the side to move, then those of the other side.
inline constexpr std::size_t kBoth = 2 * kNeurons;

/// What a neuron is counted in, and what it counts to at most: its square fits into 15 bits.
inline constexpr int kUnit = 181;
/// What the weights behind the neurons' squares are counted in.
inline constexpr int kWeightUnit = 256;
/// So much of the sum behind them makes the odds e times as good.
inline constexpr std::int64_t kValueUnit = std::int64_t{kUnit} * kUnit * kWeightUnit;
/// So many hundredths of a soldier make the odds e times as good.
inline constexpr int kScoreOfOdds = 250;
/// No value is further from even: less than a game that the rules decide.
inline constexpr std::int64_t kMostValue = 10'000;

/// Most that a weight of a filter may be: no sum over 32 pieces and a bias leaves its 16 bits. Most that one
/// behind a neuron may be: no sum of theirs leaves its 32 bits.
inline constexpr std::int32_t kMostOfFilter = 990;
inline constexpr std::int32_t kMostOfOutput = 511;
static_assert(kMostOfFilter * (kSlots + 1) < 1 << 15);
static_assert(std::int64_t{kMostOfOutput} * kUnit * kUnit * kNeurons < std::int64_t{1} << 31);

/// Weights behind the neurons depend on how many pieces are left.
inline constexpr std::size_t kStages = 8;
constexpr std::size_t stage_of(int pieces) {
    return static_cast<std::size_t>(pieces - 1) * kStages / kSlots;
}

/// A network over the pieces and their points, seen by either side. A neuron adds up the weights of the
/// inputs that there are and counts from 0 to `kUnit`; the squares of all neurons make the value.
struct Weights {
    /// In `kUnit`.
    std::array<std::array<std::int16_t, kFilters>, kInputs> filters{};
    std::array<std::int16_t, kFilters> biases{};
    /// By stage, of the filters as the side to move sees them, then as the other side does; both neurons of a
    /// filter have the same. In `kWeightUnit`.
    std::array<std::array<std::int16_t, 2 * kFilters>, kStages> output{};
    /// As behind a neuron that is always on.
    std::array<std::int16_t, kStages> bases{};
};

/// How many numbers weights are, in the order of their lists.
inline constexpr std::size_t kNumbers = (kInputs + 1) * kFilters + kStages * (2 * kFilters + 1);
std::vector<std::int32_t> numbers_of(const Weights& weights);
/// Whether weights can be made of them: there are so many, and none is too large for its place.
bool are_weights(std::span<const std::int32_t> numbers);
/// Those weights.
Weights made_of(std::span<const std::int32_t> numbers);

/// Weights as they are played by.
class Network {
  public:
    /// The neurons of one side's view.
    struct alignas(16) View {
        std::array<std::int16_t, kNeurons> neurons{};
    };

    explicit Network(const Weights& weights);

    const Weights& weights() const { return weights_; }
    /// What an input adds to the neurons.
    const View& added_by(Input input) const { return inputs_[input]; }
    /// Of a view without a piece.
    const View& empty() const { return empty_; }
    /// The value for the side to move out of its view and the other side's, in hundredths of a soldier.
    Score value(const View& mine, const View& theirs, int pieces) const;

  private:
    Weights weights_;
    std::array<View, kInputs> inputs_;
    View empty_;
    alignas(16) std::array<std::array<std::int16_t, kBoth>, kStages> output_;
};

/// A network as a file.
std::vector<std::uint8_t> write_network(const Weights& weights);
/// Error: the reason, if it is none, of another version, cut short or damaged.
Result<Weights> read_network(std::span<const std::uint8_t> file);

} // namespace forethought::xiangqi::network
