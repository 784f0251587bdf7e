#include "engine/core/ratings.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace forethought {

namespace {

/// Two-sided 95 % of the normal distribution.
constexpr double kZ = 1.959963984540054;
/// Elo of one unit of the logistic scale.
constexpr double kEloOfUnit = 400 / std::numbers::ln10;
/// How hard each player is held at the mean: too little to move whom others hold, enough to give whom nobody
/// holds a place and an interval as wide as ignorance.
constexpr double kHold = 1e-6;

/// A square matrix, row by row.
class Matrix {
  public:
    explicit Matrix(std::size_t size) : size_(size), cells_(size * size, 0.0) {}

    double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
    double at(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }
    std::size_t size() const { return size_; }

    void add_to_row(std::size_t row, std::size_t other, double factor) {
        for (std::size_t column = 0; column < size_; ++column) at(row, column) += factor * at(other, column);
    }
    void scale_row(std::size_t row, double factor) {
        for (std::size_t column = 0; column < size_; ++column) at(row, column) *= factor;
    }

  private:
    std::size_t size_;
    std::vector<double> cells_;
};

/// Inverse of a positive definite matrix (Gauss and Jordan), which needs no pivoting.
Matrix inverse(Matrix matrix) {
    Matrix result(matrix.size());
    for (std::size_t i = 0; i < matrix.size(); ++i) result.at(i, i) = 1;
    for (std::size_t pivot = 0; pivot < matrix.size(); ++pivot) {
        const double factor = 1 / matrix.at(pivot, pivot);
        matrix.scale_row(pivot, factor);
        result.scale_row(pivot, factor);
        for (std::size_t row = 0; row < matrix.size(); ++row) {
            if (row == pivot) continue;
            const double times = -matrix.at(row, pivot);
            matrix.add_to_row(row, pivot, times);
            result.add_to_row(row, pivot, times);
        }
    }
    return result;
}

/// The gradient of the likelihood and its curvature (the information) at some ratings.
struct Derivatives {
    std::vector<double> gradient;
    Matrix information;
};

Derivatives derivatives_at(const std::vector<double>& strength, std::span<const Encounter> encounters,
                           double draws_before) {
    const std::size_t players = strength.size();
    Derivatives derivatives{std::vector<double>(players, 0.0), Matrix(players)};
    for (const auto& [first, second, points, games] : encounters) {
        if (games <= 0) continue;
        const double expected = 1 / (1 + std::exp(strength[second] - strength[first]));
        const double all = games + draws_before;
        const double excess = points + draws_before / 2 - all * expected;
        derivatives.gradient[first] += excess;
        derivatives.gradient[second] -= excess;
        const double weight = all * expected * (1 - expected);
        derivatives.information.at(first, first) += weight;
        derivatives.information.at(second, second) += weight;
        derivatives.information.at(first, second) -= weight;
        derivatives.information.at(second, first) -= weight;
    }
    return derivatives;
}

} // namespace

Interval Ratings::interval(std::size_t player) const {
    const double half = kZ * std::sqrt(covariance(player, player));
    return {elo(player) - half, elo(player) + half};
}

double Ratings::error_of_difference(std::size_t one, std::size_t other) const {
    return std::sqrt(covariance(one, one) + covariance(other, other) - 2 * covariance(one, other));
}

Ratings rate(std::size_t players, std::span<const Encounter> encounters, double draws_before) {
    constexpr int most_steps = 60;
    constexpr double longest_step = 1;
    constexpr double enough = 1e-10;
    std::vector<double> strength(players, 0.0);
    Matrix spread(players);
    for (int step = 0; step < most_steps; ++step) {
        auto [gradient, information] = derivatives_at(strength, encounters, draws_before);
        // Only differences are known: the mean is held at 0 as by one observation of it, which moves nothing.
        for (std::size_t row = 0; row < players; ++row) {
            for (std::size_t column = 0; column < players; ++column)
                information.at(row, column) += 1 / static_cast<double>(players);
            information.at(row, row) += kHold;
            gradient[row] -= kHold * strength[row];
        }
        spread = inverse(information);
        double longest = 0;
        std::vector<double> change(players, 0.0);
        for (std::size_t row = 0; row < players; ++row) {
            for (std::size_t column = 0; column < players; ++column)
                change[row] += spread.at(row, column) * gradient[column];
            longest = std::max(longest, std::abs(change[row]));
        }
        const double shortened = longest > longest_step ? longest_step / longest : 1;
        for (std::size_t row = 0; row < players; ++row) strength[row] += shortened * change[row];
        if (longest < enough) break;
    }
    std::vector<double> covariance;
    for (std::size_t row = 0; row < players; ++row)
        for (std::size_t column = 0; column < players; ++column)
            covariance.push_back((spread.at(row, column) - 1 / static_cast<double>(players)) * kEloOfUnit *
                                 kEloOfUnit);
    for (double& value : strength) value *= kEloOfUnit;
    return Ratings(std::move(strength), std::move(covariance));
}

} // namespace forethought
