#include "engine/twenty48/training/learning_tables.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace forethought::twenty48 {

namespace {

/// A weight of a later stage that has not been learned: it makes the sum it is part of the same.
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
#ifdef __linux__
    // Nearly every look-up would miss the cache of page addresses with small pages.
    constexpr std::uintptr_t kHugePage = 1u << 21;
    const auto begin = (reinterpret_cast<std::uintptr_t>(memory) + kHugePage - 1) & ~(kHugePage - 1);
    madvise(reinterpret_cast<void*>(begin), kWeights * sizeof(T) - kHugePage, MADV_HUGEPAGE);
#endif
    return Memory<T>(static_cast<T*>(memory));
}

LearningTables::LearningTables(float initial)
    : weights_(allocate<float>()), coherence_(allocate<Coherence>()) {
    if (initial != 0) std::fill_n(weights_.get(), kStageWeights, initial / kLookups);
}

Stage LearningTables::with_weights(Stage stage) const {
    return std::min(stage, last_open_.load(std::memory_order_acquire));
}

void LearningTables::open(Stage stage) {
    const std::lock_guard lock(opening_);
    const auto last = static_cast<std::size_t>(last_open_.load());
    const auto wanted = static_cast<std::size_t>(stage);
    if (wanted <= last) return;
    std::fill_n(weights_.get() + (last + 1) * kStageWeights, (wanted - last) * kStageWeights, kUnlearned);
    last_open_.store(stage, std::memory_order_release);
}

void LearningTables::open_stage_of(std::size_t block) {
    open(static_cast<Stage>(block * kBlock / kStageWeights));
}

float LearningTables::value(Board afterstate) const {
    const Seen seen = see(afterstate);
    const Stage stage = with_weights(seen.stage);
    float* const weights = weights_.get() + place(stage, 0, 0);
    float sum = 0;
    for_each_lookup(seen.board, [&](std::size_t tuple, Pattern pattern) {
        sum += load(weights[tuple * kPatterns + pattern]);
    });
    return std::isnan(sum) ? value_by_promotion(seen.board, stage) : sum;
}

float LearningTables::value_by_promotion(Board seen, Stage stage) const {
    float sum = 0;
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) { sum += weight(stage, tuple, pattern); });
    return sum;
}

float LearningTables::weight(Stage stage, std::size_t tuple, Pattern pattern) const {
    for (auto number = static_cast<int>(with_weights(stage));; --number) {
        const float own = load(weights_[place(static_cast<Stage>(number), tuple, pattern)]);
        if (!std::isnan(own)) return own;
    }
}

void LearningTables::prefetch(Board afterstate) const {
    const auto [seen, stage] = see(afterstate);
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        __builtin_prefetch(&coherence_[place(stage, tuple, pattern)], 1);
    });
}

void LearningTables::learn(Board afterstate, float target, float rate) {
    const auto [seen, stage] = see(afterstate);
    if (with_weights(stage) != stage) open(stage);
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
