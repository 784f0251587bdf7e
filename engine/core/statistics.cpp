#include "engine/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace forethought {

namespace {

/// Two-sided 95 % of the normal distribution.
constexpr double kZ = 1.959963984540054;

/// Wilson's score interval for a share of `score` in `games` trials.
Interval wilson(double score, double games) {
    const double z2 = kZ * kZ;
    const double centre = (score + z2 / (2 * games)) / (1 + z2 / games);
    const double half =
        kZ / (1 + z2 / games) * std::sqrt(score * (1 - score) / games + z2 / (4 * games * games));
    // At a score of 0 or 1 the interval's end is the score itself, which rounding must not miss.
    return {score <= 0 ? 0.0 : std::max(0.0, centre - half), score >= 1 ? 1.0 : std::min(1.0, centre + half)};
}

using PairShares = std::array<double, 5>;

/// A pair's score a game, 0-1, where it ended in so many half points.
constexpr double score_of_pair(std::size_t half_points) {
    return static_cast<double>(half_points) / 4;
}

/// How often pairs ended each way; what was not seen is as rare as fishtest takes it to be, not impossible.
PairShares shares_of(const Pentanomial& pairs) {
    constexpr double unseen = 1e-3;
    PairShares shares{};
    for (std::size_t i = 0; i < shares.size(); ++i)
        shares[i] = pairs.pairs[i] == 0 ? unseen : static_cast<double>(pairs.pairs[i]);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share /= sum;
    return shares;
}

/// Of all distributions with this mean score the one under which `seen` is likeliest: each share is divided
/// by 1 + x (its score - the mean), with the x that makes the mean come out. That is where a sum which falls
/// with x is 0; halving the range finds it.
PairShares likeliest_with_score(const PairShares& seen, double score) {
    const auto share = [&](std::size_t i, double x) {
        return seen[i] / (1 + x * (score_of_pair(i) - score));
    };
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int halving = 0; halving < 60; ++halving) {
        const double middle = (low + high) / 2;
        double excess = 0;
        for (std::size_t i = 0; i < seen.size(); ++i) excess += share(i, middle) * (score_of_pair(i) - score);
        (excess > 0 ? low : high) = middle;
    }
    PairShares shares{};
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i] = share(i, (low + high) / 2);
    return shares;
}

} // namespace

double WdlCounts::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins) + 0.5 * static_cast<double>(draws)) / static_cast<double>(games());
}

std::int64_t Pentanomial::count() const {
    std::int64_t sum = 0;
    for (const auto pair : pairs) sum += pair;
    return sum;
}

double Pentanomial::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        sum += static_cast<double>(i) / 4 * static_cast<double>(pairs[i]);
    return count() == 0 ? 0.5 : sum / static_cast<double>(count());
}

double Pentanomial::variance() const {
    const double centre = mean();
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double off = static_cast<double>(i) / 4 - centre;
        sum += off * off * static_cast<double>(pairs[i]);
    }
    return count() == 0 ? 0 : sum / static_cast<double>(count());
}

Spread spread_of(std::vector<int> numbers) {
    if (numbers.empty()) return {};
    std::sort(numbers.begin(), numbers.end());
    // The rank of a share in twentieths, rounded up.
    const auto at = [&](std::size_t twentieths) {
        return numbers[(twentieths * numbers.size() + 19) / 20 - 1];
    };
    const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
    return {
        sum / static_cast<double>(numbers.size()), numbers.front(), at(1), at(10), at(19), numbers.back()};
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

Interval score_interval(const WdlCounts& wdl, const Pentanomial& pairs) {
    if (wdl.games() == 0) return {0, 1};
    const double variance = pairs.variance();
    if (pairs.count() < 2 || variance <= 0) return wilson(wdl.score(), static_cast<double>(wdl.games()));
    const double error = kZ * std::sqrt(variance / static_cast<double>(pairs.count()));
    return {std::max(0.0, wdl.score() - error), std::min(1.0, wdl.score() + error)};
}

Interval elo_interval(const WdlCounts& wdl, const Pentanomial& pairs) {
    const Interval score = score_interval(wdl, pairs);
    return {elo_of_score(score.low), elo_of_score(score.high)};
}

double log_likelihood_ratio(const Pentanomial& pairs, double elo0, double elo1) {
    if (pairs.count() == 0) return 0;
    const PairShares seen = shares_of(pairs);
    const PairShares first = likeliest_with_score(seen, score_of_elo(elo0));
    const PairShares second = likeliest_with_score(seen, score_of_elo(elo1));
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) sum += seen[i] * std::log(second[i] / first[i]);
    return static_cast<double>(pairs.count()) * sum;
}

Interval sprt_bounds(double alpha, double beta) {
    return {std::log(beta / (1 - alpha)), std::log((1 - beta) / alpha)};
}

} // namespace forethought
