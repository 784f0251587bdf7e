#pragma once

#include "engine/twenty48/board.h"
#include "engine/twenty48/training/fours.h"
#include "engine/twenty48/tuples.h"

#include <cuda_runtime.h>

#include <cstdint>

/// `LearningTables` in the memory of a graphics card. A warp of 32 threads plays one game, and all warps
/// learn into the same tables.
namespace forethought::twenty48::gpu {

/// How a weight learns: the sum of its errors, the sum of their sizes, and how often it was learned lately.
using Coherence = float4;

struct Tables {
    static constexpr std::size_t kWeights = std::size_t{kTuples} * kPatterns;
    static constexpr std::size_t kFourWeights = std::size_t{kTuples} * kFourPatterns;

    float* weights;
    Coherence* coherence;
    float* four_weights;
    Coherence* four_coherence;
};

/// How all games learn.
struct Lesson {
    float rate;
    float lambda;
    /// A game, or a part of one, of more moves is played again from its middle.
    int restart_moves;
    /// The weights of four cells, which nearly every board looks up, learn one time in so many, a power of
    /// two.
    std::uint32_t four_every;
    /// Where so many games at a time hit a weight, each moves it by its share only, or they would throw it
    /// about: the share of the warps that counts.
    float crowd;
};

/// Boards learned from lately, `hits` of weights being of the same time.
struct Lately {
    float boards;
    float warps;
};

__device__ inline std::uint32_t place(int tuple, Pattern pattern) {
    return static_cast<std::uint32_t>(tuple) << 24 | pattern;
}
__device__ inline std::uint32_t four_place(int tuple, Pattern pattern) {
    return static_cast<std::uint32_t>(tuple) << 16 | four_of(static_cast<std::size_t>(tuple), pattern);
}

/// A weight as all warps left it, past the cache of this multiprocessor alone.
__device__ inline float weight(const Tables& tables, int tuple, Pattern pattern) {
    return __ldcg(tables.weights + place(tuple, pattern)) +
           __ldcg(tables.four_weights + four_place(tuple, pattern));
}

__device__ inline Pattern pattern_of(int tuple, Board side) {
    return tuple == 0   ? line_at_edge(side)
           : tuple == 1 ? line_within(side)
           : tuple == 2 ? block_at_edge(side)
                        : block_within(side);
}

/// Moves one weight. `step` is what it would move by at full pace and alone.
__device__ inline void move(float* weight, Coherence* coherence, const Coherence& known, float step,
                            float error, const Lesson& lesson, const Lately& lately) {
    const float size = fabsf(error);
    const float share = fminf(1.0F, lately.boards / (lesson.crowd * lately.warps * known.z + 1e-9F));
    const float pace = known.y > 0 ? fabsf(known.x) / known.y : 1;
    atomicAdd(weight, share * pace * step);
    atomicAdd(coherence, make_float4(error, size, 1, 0));
}

/// Moves the value of a board, as its stage sees it, towards `target`; the whole warp does it, each lane one
/// of the board's weights. `lot` is drawn anew for each board and the same for all lanes.
__device__ inline void learn(const Tables& tables, const Lesson& lesson, const Lately& lately, Board seen,
                             float target, int lane, std::uint32_t lot) {
    const int tuple = lane >> 3;
    const int symmetry = lane & 7;
    // The block in the middle is the same upside down.
    const bool has_weight = tuple < 3 || (symmetry & 2) == 0;
    const Pattern pattern = pattern_of(tuple, symmetric(seen, symmetry));
    const std::uint32_t at = place(tuple, pattern);
    const std::uint32_t four = four_place(tuple, pattern);
    const bool learns_four = (lot & (lesson.four_every - 1)) == 0;
    Coherence known{};
    Coherence known_of_four{};
    float sum = 0;
    if (has_weight) {
        known = __ldcg(tables.coherence + at);
        if (learns_four) known_of_four = __ldcg(tables.four_coherence + four);
        sum = weight(tables, tuple, pattern);
    }
    for (int i = 1; i < 32; i <<= 1) sum += __shfl_xor_sync(~0U, sum, i);
    const float error = target - sum;
    constexpr float kAbsurd = 1e6F;
    if (!has_weight || !(fabsf(error) < kAbsurd)) return;
    const float step = lesson.rate * error / (2 * kLookups);
    move(tables.weights + at, tables.coherence + at, known, step, error, lesson, lately);
    if (learns_four)
        move(tables.four_weights + four, tables.four_coherence + four, known_of_four, step, error, lesson,
             lately);
}

__global__ void fill(float* weights, std::size_t count, float value) {
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x)
        weights[i] = value;
}

__device__ inline std::uint32_t four_place_of(std::size_t at) {
    return four_place(static_cast<int>(at >> 24), static_cast<Pattern>(at & 0xffffff));
}

/// Adds up what was learned for patterns that have the same four cells.
__global__ void sum_by_four(const float* weights, const Coherence* coherence, std::size_t count, float* sums,
                            float* counts) {
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x) {
        if (coherence[i].y == 0) continue;
        atomicAdd(sums + four_place_of(i), weights[i]);
        atomicAdd(counts + four_place_of(i), 1.0F);
    }
}

/// What those have in common is taken from them, for the weight of the four cells to have it; patterns that
/// were never met lose what was hoped of them.
__global__ void give_to_fours(float* weights, const Coherence* coherence, std::size_t count,
                              const float* sums, const float* counts) {
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x) {
        const std::uint32_t four = four_place_of(i);
        weights[i] = coherence[i].y == 0 ? 0 : weights[i] - sums[four] / counts[four];
    }
}

__global__ void take_for_fours(float* four_weights, std::size_t count, const float* sums,
                               const float* counts) {
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x)
        if (counts[i] > 0) four_weights[i] += sums[i] / counts[i];
}

/// Between launches: hits of long ago count half, and sums stay where single errors can still be added.
__global__ void forget(Coherence* coherence, std::size_t count) {
    constexpr float kMost = 1e7F;
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x) {
        Coherence known = coherence[i];
        if (known.y == 0) continue;
        known.z *= 0.5F;
        if (known.y > kMost) {
            const float part = kMost / 2 / known.y;
            known.x *= part;
            known.y *= part;
        }
        coherence[i] = known;
    }
}

/// `sums` become so much of `weights` more.
__global__ void add(float* sums, const float* weights, std::size_t count, float part) {
    for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
         i += std::size_t{gridDim.x} * blockDim.x)
        sums[i] += part * weights[i];
}

} // namespace forethought::twenty48::gpu
