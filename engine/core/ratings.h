#pragma once

#include "engine/core/statistics.h"

#include <cstddef>
#include <span>
#include <vector>

namespace forethought {

/// What two players made of their games against each other.
struct Encounter {
    std::size_t first = 0;
    std::size_t second = 0;
    /// Of the first one: a win 1, a draw 1/2.
    double points = 0;
    double games = 0;
};

/// Ratings of several players on one scale, in Elo, their mean 0.
class Ratings {
  public:
    /// `covariance`: of the ratings, row by row, in Elo squared.
    Ratings(std::vector<double> elo, std::vector<double> covariance)
        : elo_(std::move(elo)), covariance_(std::move(covariance)) {}

    std::size_t players() const { return elo_.size(); }
    double elo(std::size_t player) const { return elo_[player]; }
    /// 95 % interval of a rating.
    Interval interval(std::size_t player) const;
    /// Standard error of the difference of two ratings.
    double error_of_difference(std::size_t one, std::size_t other) const;

  private:
    double covariance(std::size_t row, std::size_t column) const {
        return covariance_[row * elo_.size() + column];
    }

    std::vector<double> elo_;
    std::vector<double> covariance_;
};

/// Nobody has won everything for ever: each two who have met count as if they had drawn so many games more,
/// so that who has lost none has a rating, too.
inline constexpr double kDrawsBefore = 1;

/// The likeliest ratings (Bradley and Terry 1952, a draw as half a win; Newton's method), and how sure they
/// are where games are independent of each other. Whoever has not met the others, not even by way of somebody
/// else, is near the mean with an interval of hundreds of thousands. Players are numbered from 0 to
/// `players` - 1.
Ratings rate(std::size_t players, std::span<const Encounter> encounters, double draws_before = kDrawsBefore);

} // namespace forethought
