#pragma once

#include "engine/xiangqi/evaluation/evaluation.h"
#include "engine/xiangqi/evaluation/weights.h"

#include <cstdint>
#include <vector>

/// Fits the weights of the evaluation to how games ended.
namespace forethought::xiangqi::training {

/// A feature of a position and how often it is counted for Red, less for Black.
struct Count {
    std::uint16_t feature = 0;
    std::int16_t times = 0;
};

/// Positions, and what Red came to in their games: 0, 0.5 or 1.
class Samples {
  public:
    void add(const Board& board, float points);
    void append(const Samples& others);
    std::size_t size() const { return ends_.size(); }

  private:
    friend class Fit;
    std::vector<Count> counts_;
    /// Where the counts of each sample end.
    std::vector<std::size_t> ends_;
    std::vector<std::uint8_t> phases_;
    std::vector<float> points_;
};

/// Logistic regression by gradient descent (Adam: Kingma and Ba 2015) from `begin`, towards which the weights
/// are held back. What a value is worth in odds is found out first, by the weights at the beginning.
class Fit {
  public:
    Fit(const Samples& samples, const Weights& begin);

    void improve(int rounds);
    Weights weights() const;
    /// Mean logarithmic loss over the samples, in bits.
    double loss() const;
    /// The value that stands for odds of ten to one.
    double tenfold() const;

  private:
    double value_of(std::size_t sample) const;
    double loss_at(double scale) const;
    void find_scale();

    const Samples& samples_;
    /// Of the middle, then of the end.
    std::vector<double> home_;
    std::vector<double> weights_;
    std::vector<double> mean_;
    std::vector<double> square_;
    int round_ = 0;
    /// Points of the evaluation for odds of e to one.
    double scale_ = 250;
};

} // namespace forethought::xiangqi::training
