#pragma once

#include "engine/core/rng.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

/// What trainers of networks share. It is compiled natively only, as the library `core_training`; the modules
/// of the page do without.
///
/// A game that trains a network brings its examples and a model in floating point: weights, their gradients
/// for a batch, and the same network in whole numbers. From here it takes
/// - games on several threads: `play_games` (in_parallel.h); a game depends on its number and the network
///   alone, so that the result is the same with any number of threads;
/// - passes over shuffled examples in batches, and the size of the steps: `learn_in_batches`;
/// - the step: `Adam`, with weight decay if wanted. Weights that must stay in a range, as those of an int8
///   layer, are clamped after each step, weights of inputs that never occur are set to zero;
/// - the file to continue from: `CheckpointWriter`, `CheckpointReader`, `require_same` (checkpoint.h).
///
/// A network that is made anew from all games in each round keeps the games and the rounded
/// network in its checkpoint. A network that learns from a stored set of positions for hours, as a feature
/// transformer with small layers, keeps its floating-point weights, its `Adam` and the number of the pass,
/// asks a `CheckpointTimer` after each batch, and draws each pass from a seed of its own (`mix(seed, pass)`),
/// so that it can continue within one. For gradients on several threads `in_parallel` works on a fixed number
/// of parts of the batch, whose gradients are added in the order of the parts: equal results with any number
/// of threads.
namespace forethought {

/// How large the steps of a training are: they grow in the first steps, then become smaller along half a
/// cosine wave.
struct RateSchedule {
    float rate = 0.01F;
    /// The share of all steps in which they grow, and the share of `rate` that the last ones have.
    float growing = 0;
    float last = 0.01F;

    /// The size of step number `step` of `steps`.
    float at(std::size_t step, std::size_t steps) const;
};

/// How often a training goes through its examples, and how.
struct Passes {
    int passes = 1;
    /// Examples of one step; those that do not fill a last batch wait for another pass.
    std::size_t batch = 256;
    RateSchedule rates;
};

/// Calls `learn(numbers of a batch, rate)` for all batches of all passes. Shuffles `numbers` before each
/// pass. Returns the mean of what `learn` returns, its loss, over the last pass; 0 where it returns nothing.
template <class Learn>
double learn_in_batches(std::vector<std::uint32_t>& numbers, const Passes& passes, Rng& rng, Learn learn) {
    const std::size_t batches = numbers.size() / passes.batch;
    const std::size_t steps = batches * static_cast<std::size_t>(passes.passes);
    std::size_t step = 0;
    double loss = 0;
    for (int pass = 0; pass < passes.passes; ++pass) {
        rng.shuffle(numbers, static_cast<int>(numbers.size()));
        loss = 0;
        for (std::size_t batch = 0; batch < batches; ++batch, ++step) {
            const std::span<const std::uint32_t> of_batch(numbers.data() + batch * passes.batch,
                                                          passes.batch);
            const float rate = passes.rates.at(step, steps);
            if constexpr (std::is_void_v<std::invoke_result_t<Learn, decltype(of_batch), float>>)
                learn(of_batch, rate);
            else
                loss += learn(of_batch, rate) / static_cast<double>(batches);
        }
    }
    return loss;
}

/// Seconds that the processors have worked for this program.
double processor_seconds();

} // namespace forethought
