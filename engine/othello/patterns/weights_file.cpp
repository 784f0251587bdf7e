#include "engine/core/bit_coder.h"
#include "engine/core/coded_file.h"
#include "engine/othello/patterns/representatives.h"
#include "engine/othello/patterns/weights.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace forethought::othello {

// The code is of all weights that stand for themselves, shape by shape, content by content, and of each the
// stages from the last to the first.

namespace {

constexpr FileKind kKind{
    .magic = 0x73746867692d6f66u, // "fo-ights"
    .version = 1,
    .name = "the weights of Othello",
};
constexpr FileKind kOwnKind{
    .magic = 0x73746867776f2d6fu, // "o-owghts"
    .version = 1,
    .name = "the weights of Othello's own games",
};

constexpr const FileKind& kind_of(WeightsFrom source) {
    return source == WeightsFrom::archive ? kKind : kOwnKind;
}

/// More than this a weight never is, in units.
constexpr int kMostUnits = 32'000;

/// How the weights of the stages are coded, one after the other for each content: what a stage's weight is
/// like is told by those of the two stages after it.
class StagesCoder {
  public:
    /// Codes the units of one content; a decoder fills them in.
    template <class Coder>
    void code(Coder& coder, std::size_t shape, std::array<int, kStages>& units) {
        int after = 0;
        int after_that = 0;
        for (std::size_t i = kStages; i-- > 0;) {
            const int expected = (3 * after + after_that) / 4;
            NumberModel& model = models_[shape][context_of(after, after_that)];
            units[i] = expected + model.code(coder, units[i] - expected);
            after_that = after;
            after = units[i];
        }
    }

  private:
    static constexpr std::size_t kContexts = 8;

    static std::size_t context_of(int after, int after_that) {
        const auto size = static_cast<unsigned>(2 * std::abs(after) + std::abs(after_that));
        return std::min<std::size_t>(kContexts - 1, static_cast<std::size_t>(std::bit_width(size)));
    }

    std::array<std::array<NumberModel, kContexts>, kShapeCount + 1> models_{};
};

/// Calls `visit(shape, weight)` with each weight that stands for itself; those of the numbers of moves are
/// like one more shape.
template <class Visit>
void for_each_own(const std::vector<std::uint32_t>& standing_for, Visit visit) {
    for (std::size_t shape = 0; shape < kShapeCount; ++shape)
        for (std::uint32_t weight = kOffsets[shape]; weight < kOffsets[shape + 1]; ++weight)
            if (standing_for[weight] == weight) visit(shape, weight);
    for (std::uint32_t weight = kMobilityOffset; weight < kWeights; ++weight) visit(kShapeCount, weight);
}

int to_units(int weight, int unit) {
    const int size = (std::abs(weight) + unit / 2) / unit;
    return weight < 0 ? -size : size;
}

} // namespace

WeightsFrom source_of(std::span<const std::uint8_t> file) {
    return begins_as(kOwnKind, file) ? WeightsFrom::own_games : WeightsFrom::archive;
}

std::vector<std::uint8_t> write_weights(const PatternWeights& weights, int unit, WeightsFrom source) {
    BitEncoder encoder;
    StagesCoder coder;
    for_each_own(representatives(), [&](std::size_t shape, std::uint32_t weight) {
        std::array<int, kStages> units{};
        for (std::size_t i = 0; i < kStages; ++i) units[i] = to_units(weights.stage(i)[weight], unit);
        coder.code(encoder, shape, units);
    });
    return write_file(kind_of(source), unit, encoder.finish());
}

Result<PatternWeights> PatternWeights::load(std::span<const std::uint8_t> bytes) {
    const auto file = read_file(kind_of(source_of(bytes)), bytes);
    if (!file) return Error{file.error()};
    const int unit = file.value().unit;
    std::array<Stage, kStages> stages;
    for (Stage& stage : stages) stage.assign(kWeights, 0);
    const auto standing_for = representatives();
    BitDecoder decoder(file.value().code);
    StagesCoder coder;
    for_each_own(standing_for, [&](std::size_t shape, std::uint32_t weight) {
        if (decoder.is_overrun()) return;
        std::array<int, kStages> units{};
        coder.code(decoder, shape, units);
        for (std::size_t i = 0; i < kStages; ++i)
            stages[i][weight] = static_cast<std::int16_t>(
                std::clamp<std::int64_t>(std::int64_t{units[i]} * unit, -kMostUnits, kMostUnits));
    });
    if (!decoder.is_spent())
        return Error{std::string(kind_of(source_of(bytes)).name) + ": the code is of other numbers"};
    for (Stage& stage : stages)
        for (std::uint32_t weight = 0; weight < kWeights; ++weight)
            stage[weight] = stage[standing_for[weight]];
    return PatternWeights(std::move(stages));
}

} // namespace forethought::othello
