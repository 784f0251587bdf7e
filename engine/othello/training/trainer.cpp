#include "engine/othello/training/trainer.h"

#include "engine/core/checked_file.h"
#include "engine/core/rng.h"
#include "engine/othello/patterns/representatives.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace forethought::othello {

namespace {

constexpr std::uint64_t kMagic = 0x32306e7274646f66u; // "fodtrn02"

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t weights = kWeights;
    Lesson lesson;
    std::uint64_t stage = 0;
    std::int32_t epoch = 0;
};

/// Steps of the last epoch, as a share of those of the first.
constexpr float kLastRate = 0.05F;

/// How many plies a board lies outside a stage.
int plies_outside(const Board& board, std::size_t stage) {
    const int placed = kCells - 4 - board.empties();
    const int first = static_cast<int>(stage) * kPliesOfStage;
    return std::max({0, first - placed, placed - (first + kPliesOfStage - 1)});
}

} // namespace

Trainer::Trainer(const Lesson& lesson)
    : lesson_(lesson), weights_(kStages, std::vector<float>(kWeights)), standing_for_(representatives()) {}

Result<Trainer> Trainer::resume(const std::filesystem::path& path) {
    CheckedReader reader(path);
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic || header.weights != kWeights)
        return Error{path.string() + " is no checkpoint of Othello's patterns"};
    Trainer trainer(header.lesson);
    trainer.stage_ = static_cast<std::size_t>(header.stage);
    trainer.epoch_ = header.epoch;
    bool is_read = true;
    for (auto& stage : trainer.weights_) is_read = is_read && reader.read(stage.data(), stage.size());
    if (!is_read || !reader.is_whole()) return Error{path.string() + " is damaged"};
    return trainer;
}

Status Trainer::save(const std::filesystem::path& path) const {
    CheckedWriter writer(path);
    Header header;
    header.lesson = lesson_;
    header.stage = stage_;
    header.epoch = epoch_;
    writer.write(&header, 1);
    for (const auto& stage : weights_) writer.write(stage.data(), stage.size());
    return writer.finish();
}

void Trainer::collect(const std::vector<Sample>& samples) {
    examples_.clear();
    for (const Sample& sample : samples) {
        const int outside = plies_outside(sample.board, stage_);
        if (outside > (sample.is_held_out ? 0 : lesson_.overlap)) continue;
        Example example{.weights = {},
                        .value = static_cast<float>(sample.value),
                        .is_own = outside == 0,
                        .is_held_out = sample.is_held_out};
        const PatternIndices indices(sample.board, true);
        for (std::size_t pattern = 0; pattern < kPatterns; ++pattern)
            example.weights[pattern] = standing_for_[kOffsets[shape_of(pattern)] + indices[pattern]];
        const int empties = sample.board.empties();
        const auto moves = [](const Board& board) { return count(moves_of(board)); };
        example.weights[kPatterns] = mobility_weight(moves(sample.board), true, empties);
        example.weights[kPatterns + 1] = mobility_weight(moves(sample.board.passed()), false, empties);
        examples_.push_back(example);
    }
    examples_of_ = stage_;
}

float Trainer::value_of(const Example& example) const {
    const auto& weights = weights_[stage_];
    float value = 0;
    for (const std::uint32_t weight : example.weights) value += weights[weight];
    return value;
}

Loss Trainer::train(const std::vector<Sample>& samples) {
    if (examples_of_ != stage_) collect(samples);
    Rng rng(mix(mix(lesson_.seed, stage_), static_cast<std::uint64_t>(epoch_)));
    rng.shuffle(examples_, static_cast<int>(examples_.size()));
    const float progress =
        lesson_.epochs > 1 ? static_cast<float>(epoch_) / static_cast<float>(lesson_.epochs - 1) : 1;
    const float rate = lesson_.rate * std::pow(kLastRate, progress);
    auto& weights = weights_[stage_];
    Loss loss;
    for (const Example& example : examples_) {
        const float error = example.value - value_of(example);
        (example.is_held_out ? loss.held_out : loss.training) +=
            example.is_own ? static_cast<double>(error) * static_cast<double>(error) : 0;
        (example.is_held_out ? loss.held_out_samples : loss.samples) += example.is_own ? 1 : 0;
        if (example.is_held_out) continue;
        const float step = rate * error / static_cast<float>(example.weights.size());
        for (const std::uint32_t weight : example.weights) weights[weight] += step;
    }
    const auto root_of_mean = [](double sum, std::size_t count) {
        return count == 0 ? 0 : std::sqrt(sum / static_cast<double>(count));
    };
    loss.training = root_of_mean(loss.training, loss.samples);
    loss.held_out = root_of_mean(loss.held_out, loss.held_out_samples);
    if (++epoch_ == lesson_.epochs) {
        epoch_ = 0;
        ++stage_;
        // Neighbouring stages are alike.
        if (stage_ < kStages) weights_[stage_] = weights_[stage_ - 1];
    }
    return loss;
}

PatternWeights Trainer::weights() const {
    std::array<PatternWeights::Stage, kStages> stages;
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        stages[stage].resize(kWeights);
        for (std::size_t weight = 0; weight < kWeights; ++weight) {
            const float hundredths = 100 * weights_[stage][standing_for_[weight]];
            stages[stage][weight] =
                static_cast<std::int16_t>(std::lround(std::clamp(hundredths, -32e3F, 32e3F)));
        }
    }
    return PatternWeights(std::move(stages));
}

} // namespace forethought::othello
