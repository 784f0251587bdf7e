#include "engine/othello/training/trainer.h"

#include "engine/core/rng.h"
#include "engine/core/training/checkpoint.h"
#include "engine/othello/patterns/representatives.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace forethought::othello {

namespace {

constexpr std::uint64_t kMagic = 0x34306e7274646f66u; // "fodtrn04"

struct Header {
    std::array<std::uint64_t, 2> format{kMagic, kWeights};
    Lesson lesson;
    std::uint64_t done = 0;
    std::int32_t epoch = 0;
    std::int32_t is_refit = 0;
};

/// Steps of the last epoch, as a share of those of the first.
constexpr float kLastRate = 0.05F;

/// How many plies a board lies outside a stage.
int plies_outside(const Board& board, std::size_t stage) {
    const int placed = kCells - 4 - board.empties();
    const int first = static_cast<int>(stage) * kPliesOfStage;
    return std::max({0, first - placed, placed - (first + kPliesOfStage - 1)});
}

float discs(const Sample& sample) {
    return static_cast<float>(sample.value) / kDisc;
}

} // namespace

Trainer::Trainer(const Lesson& lesson)
    : lesson_(lesson), weights_(kStages, std::vector<float>(kWeights)), standing_for_(representatives()) {}

Trainer::Trainer(const Lesson& lesson, const PatternWeights& first) : Trainer(lesson) {
    is_refit_ = true;
    for (std::size_t stage = 0; stage < kStages; ++stage)
        for (std::size_t weight = 0; weight < kWeights; ++weight)
            weights_[stage][weight] = static_cast<float>(first.stage(stage)[weight]) / kDisc;
}

Result<Trainer> Trainer::resume(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    Header header;
    if (const Status begun = reader.begin(header, "Othello's patterns"); !begun) return Error{begun.error()};
    Trainer trainer(header.lesson);
    trainer.done_ = static_cast<std::size_t>(header.done);
    trainer.epoch_ = header.epoch;
    trainer.is_refit_ = header.is_refit != 0;
    for (auto& stage : trainer.weights_)
        if (!reader.read(stage.data(), stage.size())) return reader.damaged();
    if (const Status whole = reader.finish(); !whole) return Error{whole.error()};
    return trainer;
}

Status Trainer::save(const std::filesystem::path& path) const {
    CheckpointWriter writer(path);
    Header header;
    header.lesson = lesson_;
    header.done = done_;
    header.epoch = epoch_;
    header.is_refit = is_refit_ ? 1 : 0;
    writer.write(&header, 1);
    for (const auto& stage : weights_) writer.write(stage.data(), stage.size());
    return writer.finish();
}

Trainer::Example Trainer::example_of(const Sample& sample) const {
    Example example{};
    example.value = discs(sample);
    example.is_held_out = sample.is_held_out;
    const PatternIndices indices(sample.board, true);
    for (std::size_t pattern = 0; pattern < kPatterns; ++pattern)
        example.weights[pattern] = standing_for_[kOffsets[shape_of(pattern)] + indices[pattern]];
    const int empties = sample.board.empties();
    const auto moves = [](const Board& board) { return count(moves_of(board)); };
    example.weights[kPatterns] = mobility_weight(moves(sample.board), true, empties);
    example.weights[kPatterns + 1] = mobility_weight(moves(sample.board.passed()), false, empties);
    return example;
}

float Trainer::target_of(const std::vector<Sample>& samples, std::size_t number) const {
    const Sample& sample = samples[number];
    const int empties = sample.board.empties();
    const auto reach = static_cast<std::size_t>(lesson_.reach);
    const auto is_within = [&](int known) { return empties >= known && empties <= known + lesson_.reach; };
    const bool is_near = empties <= Sampler::kSolvedEmpties || is_within(Sampler::kSolvedEmpties) ||
                         is_within(Sampler::kArchivedEmpties);
    const float own = discs(sample);
    if (sample.is_searched || is_near || number < reach) return own;
    // Whose turn it is later on: a move never costs the side that makes it a disc.
    bool is_same_side = true;
    for (std::size_t i = number; i > number - reach; --i) {
        const Board& before = samples[i].board;
        const Board& after = samples[i - 1].board;
        if (after.empties() != before.empties() - 1) return own;
        if ((before.mine & ~after.mine) != 0) is_same_side = !is_same_side;
    }
    const Sample& later = samples[number - reach];
    const float value = value_of(example_of(later), stage_of(later.board.empties()));
    return is_same_side ? value : -value;
}

void Trainer::collect(const std::vector<Sample>& samples) {
    examples_.clear();
    for (std::size_t number = 0; number < samples.size(); ++number) {
        const Sample& sample = samples[number];
        const int outside = plies_outside(sample.board, stage());
        if (outside > (sample.is_held_out ? 0 : lesson_.overlap)) continue;
        examples_.push_back(example_of(sample));
        examples_.back().target = target_of(samples, number);
        examples_.back().is_own = outside == 0;
    }
    examples_of_ = stage();
}

float Trainer::value_of(const Example& example, std::size_t stage) const {
    float value = 0;
    for (const std::uint32_t weight : example.weights) value += weights_[stage][weight];
    return value;
}

Loss Trainer::train(const std::vector<Sample>& samples) {
    const std::size_t stage = this->stage();
    if (examples_of_ != stage) collect(samples);
    Rng rng(mix(mix(lesson_.seed, stage), static_cast<std::uint64_t>(epoch_)));
    // From the same order in every epoch, so that one that is taken up again goes the same way.
    std::vector<std::uint32_t> order(examples_.size());
    std::iota(order.begin(), order.end(), 0u);
    rng.shuffle(order, static_cast<int>(order.size()));
    const float progress =
        lesson_.epochs > 1 ? static_cast<float>(epoch_) / static_cast<float>(lesson_.epochs - 1) : 1;
    const float rate = lesson_.rate * std::pow(kLastRate, progress);
    auto& weights = weights_[stage];
    Loss loss;
    for (const std::uint32_t number : order) {
        const Example& example = examples_[number];
        const float value = value_of(example, stage);
        const auto miss = static_cast<double>(example.value - value);
        (example.is_held_out ? loss.held_out : loss.training) += example.is_own ? miss * miss : 0;
        (example.is_held_out ? loss.held_out_samples : loss.samples) += example.is_own ? 1 : 0;
        if (example.is_held_out) continue;
        const float step = rate * (example.target - value) / static_cast<float>(example.weights.size());
        for (const std::uint32_t weight : example.weights) weights[weight] += step;
    }
    const auto root_of_mean = [](double sum, std::size_t count) {
        return count == 0 ? 0 : std::sqrt(sum / static_cast<double>(count));
    };
    loss.training = root_of_mean(loss.training, loss.samples);
    loss.held_out = root_of_mean(loss.held_out, loss.held_out_samples);
    if (++epoch_ == lesson_.epochs) {
        epoch_ = 0;
        ++done_;
        // Neighbouring stages are alike.
        if (!is_done() && !is_refit_) weights_[this->stage()] = weights_[stage];
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
