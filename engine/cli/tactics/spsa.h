#pragma once

#include "engine/core/limits.h"
#include "engine/tactics/evaluation/weights.h"

#include <array>
#include <cstdint>

namespace forethought::cli {

/// Weights that are looked for in matches: simultaneous perturbation stochastic approximation. In each round
/// all weights are moved at once, each up or down by lot; the weights moved one way play against those moved
/// the other way, and all go a little towards the winner. Source: J. C. Spall, "Implementation of the
/// simultaneous perturbation algorithm for stochastic optimization" (1998).
class Spsa {
  public:
    static constexpr std::size_t kWeights = tactics::kNamedWeights.size();
    using Vector = std::array<double, kWeights>;
    /// What is tried in a round: the weights moved along the lots drawn, those moved the other way, and how
    /// far each was moved.
    struct Trial {
        tactics::Weights up;
        tactics::Weights down;
        Vector moves{};
    };

    Spsa(const tactics::Weights& begin, std::uint64_t seed);

    /// Goes on where a run after `rounds` rounds was with these weights.
    void go_on(int rounds, const Vector& weights);
    /// What the next round tries; the same as often as it is asked for.
    Trial trial() const;
    /// The round is over, and `up` has this score against `down`, 0 to 1.
    void learn(const Trial& trial, double score);

    int rounds() const { return rounds_; }
    const Vector& vector() const { return at_; }
    tactics::Weights weights() const { return rounded(at_); }

    /// The whole numbers nearest to a vector; none is negative.
    static tactics::Weights rounded(const Vector& vector);
    static Vector vector_of(const tactics::Weights& weights);

  private:
    std::uint64_t seed_;
    /// How far each weight is moved to be tried; 0 for those that stay, which set the scale of the others.
    Vector reach_{};
    Vector at_;
    int rounds_ = 0;
};

} // namespace forethought::cli
