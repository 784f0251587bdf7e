#pragma once

#include "engine/xiangqi/evaluation/evaluation.h"
#include "engine/xiangqi/evaluation/weights.h"
#include "engine/xiangqi/training/played_game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Fits the weights of the evaluation to how games ended.
namespace forethought::xiangqi::training {

/// A feature of a position and how often it is counted for Red, less for Black.
struct Count {
    std::uint16_t feature = 0;
    std::int16_t times = 0;
};

/// Positions, what Red came to in their games: 0, 0.5 or 1, and what a search said, for Red, where that is
/// known.
class Samples {
  public:
    /// Adds the positions of a game in which a search chose a move that takes nothing and answers no check,
    /// one in three by lot: neighbours tell the same. Where no values of the game are known, every move
    /// counts as chosen. Returns whether all moves are legal; adds nothing where one is not.
    bool add(const PlayedGame& game, std::uint64_t seed);
    std::size_t size() const { return ends_.size(); }

  private:
    friend class Fit;
    void add(const Board& board, float points, std::optional<Score> value);
    void cut(std::size_t size);

    std::vector<Count> counts_;
    /// Where the counts of each sample end.
    std::vector<std::size_t> ends_;
    std::vector<std::uint8_t> phases_;
    std::vector<float> points_;
    std::vector<std::optional<Score>> values_;
};

/// Logistic regression by gradient descent (Adam: Kingma and Ba 2015) from `begin`, towards which the weights
/// are held back. What a value is worth in odds is found out first, by the weights at the beginning and how
/// games ended. Then `share_of_value` of what a sample counts is what its search expected.
class Fit {
  public:
    Fit(const Samples& samples, const Weights& begin, double share_of_value);

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
    void mix_in_values(double share);

    const Samples& samples_;
    /// What each sample counts.
    std::vector<double> points_;
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
