#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace forethought {

/// Wins, draws and losses from one side's point of view.
struct WdlCounts {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    /// Share of the points, 0-1; a half when nothing has been played.
    double score() const;
};

/// Results of paired games (the same start twice, sides swapped): how many pairs brought 0, 1/2, 1, 3/2 and 2
/// points. Pairs are what is independent, so that their spread gives the error (the "pentanomial" of chess
/// testing).
struct Pentanomial {
    std::array<std::int64_t, 5> pairs{};

    std::int64_t count() const;
    /// Mean score of a game, 0-1.
    double mean() const;
    /// Variance of a pair's score a game, 0-1 scale.
    double variance() const;
};

/// How numbers are spread: their mean, and the least, the middle and the most with the twentieths beside the
/// ends (by rank: the smallest number that at least that share does not exceed). All 0 without numbers.
struct Spread {
    double mean = 0;
    int least = 0;
    int low = 0;
    int median = 0;
    int high = 0;
    int most = 0;
};
Spread spread_of(std::vector<int> numbers);

/// An interval with its two ends.
struct Interval {
    double low = 0;
    double high = 0;
};

/// Elo difference that belongs to a score from 0 to 1; infinite at the ends.
double elo_of_score(double score);
/// The score that belongs to an Elo difference.
double score_of_elo(double elo);

/// 95 % interval of the score. From the spread of the pairs; where all pairs ended alike, Wilson's interval
/// over the games, which does not collapse to a point.
Interval score_interval(const WdlCounts& wdl, const Pentanomial& pairs);

/// The same interval in Elo. An end at a score of 0 or 1 is infinite.
Interval elo_interval(const WdlCounts& wdl, const Pentanomial& pairs);

/// Log-likelihood ratio of "the difference is `elo1`" against "it is `elo0`": each hypothesis is as likely as
/// the likeliest distribution of pairs with its score makes what was seen (generalised SPRT over the
/// pentanomial, Van den Bergh 2018, as fishtest computes it). 0 before the first pair.
double log_likelihood_ratio(const Pentanomial& pairs, double elo0, double elo1);

/// Bounds of an SPRT: accept the second hypothesis above `high`, the first below `low`.
Interval sprt_bounds(double alpha, double beta);

} // namespace forethought
