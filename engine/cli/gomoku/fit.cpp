#include "engine/cli/gomoku/fit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// The counted features, whether there is a position at all, the kinds of cells, and the sets of threats.
constexpr std::size_t kMove = kCounted;
constexpr std::size_t kMyKinds = kMove + 1;
constexpr std::size_t kTheirKinds = kMyKinds + kWeighedKinds;
constexpr std::size_t kSets = kTheirKinds + kWeighedKinds;
using Vector = std::array<double, kSets + kThreatSets>;

/// Points of the evaluation for odds of e to one.
const double kScale = 400 / std::log(10.0);
/// How strongly a weight is drawn back to where it began; that of a kind or a set, which occur much less
/// often.
constexpr double kHold = 1e-7;
constexpr double kHoldOfWholes = 2e-9;
constexpr double kStep = 1.0;

/// What the other side has counts against.
Vector to_vector(const Weights& weights) {
    Vector vector{};
    auto* next = vector.data();
    for (const Score weight : weights.my_patterns) *next++ = weight;
    for (const Score weight : weights.their_patterns) *next++ = -weight;
    for (const Score weight : weights.my_threats) *next++ = weight;
    for (const Score weight : weights.their_threats) *next++ = -weight;
    ++next;
    for (const Score weight : weights.my_kinds) *next++ = weight;
    for (const Score weight : weights.their_kinds) *next++ = -weight;
    for (const Score weight : weights.sets) *next++ = weight;
    return vector;
}

/// The move is part of what every set is worth.
Weights to_weights(const Vector& vector) {
    Weights weights;
    const auto* next = vector.data();
    const auto round = [](double number) { return static_cast<Score>(std::lround(number)); };
    for (Score& weight : weights.my_patterns) weight = round(*next++);
    for (Score& weight : weights.their_patterns) weight = round(-*next++);
    for (Score& weight : weights.my_threats) weight = round(*next++);
    for (Score& weight : weights.their_threats) weight = round(-*next++);
    const double move = *next++;
    for (Score& weight : weights.my_kinds) weight = round(*next++);
    for (Score& weight : weights.their_kinds) weight = round(-*next++);
    for (Score& weight : weights.sets) weight = round(move + *next++);
    return weights;
}

/// Calls `visit` with the place of every weight that the features are multiplied with, and how often.
void for_each_weight(const Features& features, const auto& visit) {
    for (std::size_t i = 0; i < kCounted; ++i)
        if (features.counts[i] != 0) visit(i, features.counts[i]);
    for (const std::size_t kind : features.my_kinds) visit(kMyKinds + kind, 1);
    for (const std::size_t kind : features.their_kinds) visit(kTheirKinds + kind, 1);
    visit(kMove, 1);
    visit(kSets + features.set, 1);
}

double expected(const Sample& sample, const Vector& weights) {
    double value = 0;
    for_each_weight(sample.features, [&](std::size_t i, int times) { value += weights[i] * times; });
    return points_of(value);
}

Vector gradient_of(const std::vector<Sample>& samples, const Vector& weights) {
    Vector gradient{};
    for (const Sample& sample : samples) {
        const double error = expected(sample, weights) - sample.points;
        for_each_weight(sample.features, [&](std::size_t i, int times) { gradient[i] += error * times; });
    }
    for (double& part : gradient) part /= kScale * static_cast<double>(samples.size());
    return gradient;
}

} // namespace

double points_of(double value) {
    return 1 / (1 + std::exp(-value / kScale));
}

Weights fit(const std::vector<Sample>& samples, const Weights& begin, int rounds) {
    const Vector home = to_vector(begin);
    Vector weights = home;
    // Adam (Kingma and Ba 2015): each weight has a step of its own.
    Vector mean{};
    Vector square{};
    for (int round = 1; round <= rounds; ++round) {
        const Vector gradient = gradient_of(samples, weights);
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            if (gradient[i] == 0) continue;
            const double held_gradient =
                gradient[i] + (i < kMyKinds ? kHold : kHoldOfWholes) * (weights[i] - home[i]);
            mean[i] = 0.9 * mean[i] + 0.1 * held_gradient;
            square[i] = 0.999 * square[i] + 0.001 * held_gradient * held_gradient;
            const double m = mean[i] / (1 - std::pow(0.9, round));
            const double s = square[i] / (1 - std::pow(0.999, round));
            weights[i] -= kStep * m / (std::sqrt(s) + 1e-12);
        }
    }
    return to_weights(weights);
}

double loss_of(const std::vector<Sample>& samples, const Weights& weights) {
    const Vector vector = to_vector(weights);
    double loss = 0;
    for (const Sample& sample : samples) {
        const double hope = std::clamp(expected(sample, vector), 1e-9, 1 - 1e-9);
        loss -= sample.points * std::log2(hope) + (1 - sample.points) * std::log2(1 - hope);
    }
    return loss / static_cast<double>(samples.size());
}

} // namespace forethought::cli
