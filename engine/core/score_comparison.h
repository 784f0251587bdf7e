#pragma once

#include "engine/core/score.h"
#include "engine/core/two_samples.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought {

/// A difference, the first less the second, with its 95 % interval.
struct Difference {
    double value = 0;
    Interval interval;
};

/// What the games of one series say of those of another.
struct ScoreComparison {
    /// Who tends to score more.
    Tendency tendency;
    /// Of the mean scores.
    Difference mean;
    /// By milestone: of the shares of the games that reached it.
    std::vector<Difference> rates;
};

ScoreComparison compare_scores(std::span<const ScoreGame> first, std::span<const ScoreGame> second,
                               std::span<const std::int64_t> milestones);

/// A mean score over the first games of a series.
struct ScorePoint {
    int games = 0;
    double mean = 0;
    /// 95 % interval of the mean.
    Interval interval;
};

/// The mean score after every `step` games, at least one, and after the last; the interval narrows as it
/// goes.
std::vector<ScorePoint> mean_course(std::span<const ScoreGame> games, int step);

} // namespace forethought
