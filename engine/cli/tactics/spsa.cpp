#include "engine/cli/tactics/spsa.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <cmath>

namespace forethought::cli {

namespace {

using namespace tactics;

/// What share of itself a weight is moved to be tried.
constexpr double kReach = 0.2;
/// What share of that the weights go in the first rounds when the trial wins every game; after so many rounds
/// half.
constexpr double kPace = 0.25;
constexpr double kHalfPaceAfter = 500;

/// Weights that are not looked for: what the others are measured by.
constexpr std::array kFixed{&Weights::fighter, &Weights::twice};

} // namespace

Spsa::Spsa(const Weights& begin, std::uint64_t seed) : seed_(seed), at_(vector_of(begin)) {
    for (std::size_t i = 0; i < kWeights; ++i) {
        const bool is_fixed =
            std::find(kFixed.begin(), kFixed.end(), kNamedWeights[i].weight) != kFixed.end();
        reach_[i] = is_fixed ? 0 : kReach * at_[i];
    }
}

void Spsa::go_on(int rounds, const Vector& weights) {
    rounds_ = rounds;
    at_ = weights;
}

Spsa::Trial Spsa::trial() const {
    Rng rng(mix(seed_, static_cast<std::uint64_t>(rounds_)));
    Trial trial;
    Vector up = at_;
    Vector down = at_;
    for (std::size_t i = 0; i < kWeights; ++i) {
        trial.moves[i] = rng.chance(1, 2) ? reach_[i] : -reach_[i];
        up[i] += trial.moves[i];
        down[i] -= trial.moves[i];
    }
    trial.up = rounded(up);
    trial.down = rounded(down);
    return trial;
}

void Spsa::learn(const Trial& trial, double score) {
    const double pace = kPace / (1 + rounds_ / kHalfPaceAfter);
    for (std::size_t i = 0; i < kWeights; ++i)
        at_[i] = std::max(0.0, at_[i] + pace * (2 * score - 1) * trial.moves[i]);
    ++rounds_;
}

Weights Spsa::rounded(const Vector& vector) {
    Weights weights;
    for (std::size_t i = 0; i < kWeights; ++i)
        weights.*kNamedWeights[i].weight = static_cast<std::int64_t>(std::lround(std::max(0.0, vector[i])));
    return weights;
}

Spsa::Vector Spsa::vector_of(const Weights& weights) {
    Vector vector{};
    for (std::size_t i = 0; i < kWeights; ++i)
        vector[i] = static_cast<double>(weights.*kNamedWeights[i].weight);
    return vector;
}

} // namespace forethought::cli
