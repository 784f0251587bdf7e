#include "engine/twenty48/training/learning_tables.h"

#include "engine/core/huge_pages.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <new>

namespace forethought::twenty48 {

namespace {

/// A weight of late boards that has not been learned: it makes the sum it is part of the same.
constexpr float kUnlearned = std::numeric_limits<float>::quiet_NaN();

constexpr std::size_t kStageWeights = std::size_t{kTuples} * kPatterns;

constexpr std::size_t place(Stage stage, std::size_t tuple, Pattern pattern) {
    return (static_cast<std::size_t>(stage) * kTuples + tuple) * kPatterns + pattern;
}

// Reading through a reference to an atomic needs an object that is not const.
float load(float& number) {
    return std::atomic_ref(number).load(std::memory_order_relaxed);
}

void store(float& number, float value) {
    std::atomic_ref(number).store(value, std::memory_order_relaxed);
}

} // namespace

template <class T>
LearningTables::Memory<T> LearningTables::allocate() {
    // Zeroed pages cost nothing until they are written to, which most never are.
    void* memory = std::calloc(kWeights, sizeof(T));
    if (memory == nullptr) throw std::bad_alloc();
    prefer_huge_pages(memory, kWeights * sizeof(T));
    return Memory<T>(static_cast<T*>(memory));
}

LearningTables::LearningTables(float initial)
    : weights_(allocate<float>()), coherence_(allocate<Coherence>()) {
    if (initial != 0) std::fill_n(weights_.get(), kStageWeights, initial / kLookups);
}

bool LearningTables::has(Stage stage) const {
    return stage == Stage::opening || has_late_.load(std::memory_order_acquire);
}

void LearningTables::open_late() {
    const std::lock_guard lock(opening_);
    if (has_late_.load()) return;
    std::fill_n(weights_.get() + kStageWeights, kStageWeights, kUnlearned);
    has_late_.store(true, std::memory_order_release);
}

void LearningTables::open_stage_of(std::size_t block) {
    if (block * kBlock >= kStageWeights) open_late();
}

float LearningTables::value(Board afterstate) const {
    const auto [seen, stage] = see(afterstate);
    if (!has(stage)) return value_by_promotion(seen, stage);
    float* const weights = weights_.get() + place(stage, 0, 0);
    float sum = 0;
    for_each_lookup(
        seen, [&](std::size_t tuple, Pattern pattern) { sum += load(weights[tuple * kPatterns + pattern]); });
    return std::isnan(sum) ? value_by_promotion(seen, stage) : sum;
}

float LearningTables::value_by_promotion(Board seen, Stage stage) const {
    float sum = 0;
    for_each_lookup(seen, [&, stage = stage](std::size_t tuple, Pattern pattern) {
        sum += weight(stage, tuple, pattern);
    });
    return sum;
}

float LearningTables::weight(Stage stage, std::size_t tuple, Pattern pattern) const {
    if (stage == Stage::late) {
        const float own = has(stage) ? load(weights_[place(stage, tuple, pattern)]) : kUnlearned;
        return std::isnan(own) ? kPromoted * weight(Stage::opening, tuple, pattern) : own;
    }
    return load(weights_[place(stage, tuple, pattern)]);
}

double LearningTables::errors(Stage stage, std::size_t tuple, Pattern pattern) const {
    return coherence_[place(stage, tuple, pattern)].sizes;
}

void LearningTables::prefetch(Board afterstate) const {
    const auto [seen, stage] = see(afterstate);
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        __builtin_prefetch(&coherence_[place(stage, tuple, pattern)], 1);
    });
}

void LearningTables::learn(Board afterstate, float target, float rate) {
    const auto [seen, stage] = see(afterstate);
    if (!has(stage)) open_late();
    const float error = target - value(afterstate);
    const float size = std::abs(error);
    const float step = rate * error / kLookups;
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        const std::size_t at = place(stage, tuple, pattern);
        Coherence& coherence = coherence_[at];
        const float errors = load(coherence.errors);
        const float sizes = load(coherence.sizes);
        const float pace = sizes > 0 ? std::abs(errors) / sizes : 1;
        const float old = load(weights_[at]);
        store(weights_[at], (std::isnan(old) ? weight(stage, tuple, pattern) : old) + pace * step);
        store(coherence.errors, errors + error);
        store(coherence.sizes, sizes + size);
    });
}

bool LearningTables::is_touched(std::size_t block) const {
    const Coherence* begin = coherence_.get() + block * kBlock;
    return std::any_of(begin, begin + kBlock, [](const Coherence& one) { return one.sizes > 0; });
}

} // namespace forethought::twenty48
