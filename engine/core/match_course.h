#pragma once

#include "engine/core/match.h"
#include "engine/core/result.h"

#include <span>
#include <vector>

namespace forethought {

/// How a match came to where it is: everything here looks at its games in the order of their numbers and
/// stops before the first that has not been played, so that it depends neither on who played them nor on
/// when.

/// The score of rung a over the first games of a match.
struct CoursePoint {
    int games = 0;
    double score = 0.5;
    /// 95 % interval of the score.
    Interval interval{0, 1};
};

/// The score after every `step` games, an even number from 2 on, and after the last complete pair; the
/// interval narrows as it goes.
std::vector<CoursePoint> score_course(std::span<const MatchGame> games, int step);

/// A sequential test of two hypotheses: the Elo difference is `elo0`, or it is the greater `elo1`.
struct SprtSettings {
    double elo0 = 0;
    double elo1 = 10;
    /// Probability of accepting `elo1` where `elo0` is true, and of the reverse; each above 0 and below 1/2.
    double alpha = 0.05;
    double beta = 0.05;

    bool operator==(const SprtSettings&) const = default;
};

/// Error: what is wrong with the settings.
Status check(const SprtSettings& settings);

enum class SprtVerdict { open, elo0, elo1 };

/// How a sequential test went.
struct SprtCourse {
    /// The log-likelihood ratio after each pair, up to the one that decided.
    std::vector<double> ratios;
    Interval bounds;
    SprtVerdict verdict = SprtVerdict::open;

    /// The games it looked at.
    int games() const { return 2 * static_cast<int>(ratios.size()); }
};

/// A sequential test of a match that goes on.
class Sprt {
  public:
    /// `settings` have passed their check.
    explicit Sprt(const SprtSettings& settings);

    const SprtSettings& settings() const { return settings_; }
    /// Looks at the pairs that have come since it looked last, until one decides. `games`: those that it has
    /// seen already, and more.
    const SprtCourse& look_at(std::span<const MatchGame> games);

  private:
    SprtSettings settings_;
    Pentanomial pairs_;
    SprtCourse course_;
};

} // namespace forethought
