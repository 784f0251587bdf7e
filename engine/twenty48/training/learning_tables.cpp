#include "engine/twenty48/training/learning_tables.h"

#include "engine/core/checksum.h"
#include "engine/core/huge_pages.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <new>
#include <span>

namespace forethought::twenty48 {

namespace {

constexpr std::size_t place(std::size_t tuple, Pattern pattern) {
    return tuple * kPatterns + pattern;
}

constexpr std::size_t four_place(std::size_t tuple, Pattern pattern) {
    return tuple * kFourPatterns + four_of(tuple, pattern);
}

template <class T>
T load(T& number) {
    return std::atomic_ref(number).load(std::memory_order_relaxed);
}

template <class T>
void store(T& number, T value) {
    std::atomic_ref(number).store(value, std::memory_order_relaxed);
}

/// Moves a weight by `step` times its pace, and has the pace know of the error.
void move(float& weight, LearningTables::Coherence& coherence, float step, float error) {
    const float errors = load(coherence.errors);
    const float sizes = load(coherence.sizes);
    const float pace = sizes > 0 ? std::abs(errors) / sizes : 1;
    store(weight, load(weight) + pace * step);
    store(coherence.errors, errors + error);
    store(coherence.sizes, sizes + std::abs(error));
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
    : weights_(allocate<float>()),
      coherence_(allocate<Coherence>()),
      four_weights_(kFourWeights),
      four_coherence_(kFourWeights),
      touched_(kBlocks) {
    if (initial != 0) std::fill_n(weights_.get(), kWeights, initial / kLookups);
}

float LearningTables::value(Board seen) const {
    float sum = 0;
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) { sum += weight(tuple, pattern); });
    return sum;
}

float LearningTables::weight(std::size_t tuple, Pattern pattern) const {
    // Reading through a reference to an atomic needs an object that is not const.
    auto& four = const_cast<float&>(four_weights_[four_place(tuple, pattern)]);
    return load(weights_[place(tuple, pattern)]) + load(four);
}

double LearningTables::errors(std::size_t tuple, Pattern pattern) const {
    return coherence_[place(tuple, pattern)].sizes;
}

void LearningTables::prefetch(Board seen) const {
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        __builtin_prefetch(&weights_[place(tuple, pattern)]);
    });
}

void LearningTables::prefetch_learning(Board seen) const {
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        __builtin_prefetch(&coherence_[place(tuple, pattern)], 1);
    });
}

void LearningTables::learn(Board seen, float target, float rate, float share_of_fours) {
    const float error = target - value(seen);
    if (error == 0) return;
    const float step_of_fours = rate * share_of_fours * error / kLookups;
    const float step = rate * (1 - share_of_fours) * error / kLookups;
    for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
        const std::size_t at = place(tuple, pattern);
        const std::size_t four = four_place(tuple, pattern);
        move(weights_[at], coherence_[at], step, error);
        if (step_of_fours != 0) move(four_weights_[four], four_coherence_[four], step_of_fours, error);
        touch(at / kBlock);
    });
}

std::uint64_t LearningTables::digest() const {
    const auto bytes_of = [](const auto* items, std::size_t count) {
        return std::span(reinterpret_cast<const std::uint8_t*>(items), count * sizeof(*items));
    };
    std::uint64_t sum = checksum(bytes_of(four_weights_.data(), kFourWeights));
    sum = checksum(bytes_of(four_coherence_.data(), kFourWeights), sum);
    for (std::size_t block = 0; block < kBlocks; ++block) {
        if (!is_touched(block)) continue;
        sum = checksum(bytes_of(weights_.get() + block * kBlock, kBlock), mix(sum, block));
        sum = checksum(bytes_of(coherence_.get() + block * kBlock, kBlock), sum);
    }
    return sum;
}

bool LearningTables::is_touched(std::size_t block) const {
    return touched_[block] != 0;
}

void LearningTables::touch(std::size_t block) {
    // Threads share the cache lines of flags that they only read.
    std::uint8_t& flag = touched_[block];
    if (load(flag) == 0) store(flag, std::uint8_t{1});
}

} // namespace forethought::twenty48
