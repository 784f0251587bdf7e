#pragma once

#include "engine/gomoku/evaluation.h"

#include <cstdint>
#include <vector>

namespace forethought::cli {

/// A position: what its value is made of, and what the side to move came to, or was expected to come to,
/// 0 to 1.
struct Sample {
    gomoku::Features features{};
    double points = 0;
};

/// The points that a value for the side to move stands for.
double points_of(double value);

/// Fits the weights of the evaluation so that a value of 400 stands for odds of ten to one: logistic
/// regression by gradient descent from `begin`, towards which the weights are held back a little. Features
/// that never occur keep their weight.
gomoku::Weights fit(const std::vector<Sample>& samples, const gomoku::Weights& begin, int rounds);

/// Mean of the logarithmic loss of the weights over the samples, in bits.
double loss_of(const std::vector<Sample>& samples, const gomoku::Weights& weights);

} // namespace forethought::cli
