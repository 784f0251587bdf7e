#include "engine/core/score_comparison.h"

#include "engine/core/means.h"

#include <cstddef>

namespace forethought {

ScoreComparison compare_scores(std::span<const ScoreGame> first, std::span<const ScoreGame> second,
                               std::span<const std::int64_t> milestones) {
    const std::vector<std::int64_t> scores[] = {scores_of(first), scores_of(second)};
    const Mean means[] = {mean_of(scores[0]), mean_of(scores[1])};
    const auto all = [](std::span<const ScoreGame> games) { return static_cast<std::int64_t>(games.size()); };
    ScoreComparison comparison{
        .tendency = compare_samples(scores[0], scores[1]),
        .mean = {means[0].value - means[1].value, difference_of_means(means[0], means[1])},
        .rates = {}};
    for (const std::int64_t milestone : milestones) {
        const std::int64_t hits[] = {count_reached(first, milestone), count_reached(second, milestone)};
        comparison.rates.push_back(
            {share_of(hits[0], all(first)).value - share_of(hits[1], all(second)).value,
             difference_of_shares(hits[0], all(first), hits[1], all(second))});
    }
    return comparison;
}

std::vector<ScorePoint> mean_course(std::span<const ScoreGame> games, int step) {
    std::vector<ScorePoint> course;
    RunningMean running;
    const auto every = static_cast<std::size_t>(step);
    for (std::size_t game = 0; game < games.size(); ++game) {
        running.add(games[game].score);
        if ((game + 1) % every != 0 && game + 1 != games.size()) continue;
        const Mean mean = running.mean();
        course.push_back({static_cast<int>(game + 1), mean.value, mean_interval(mean)});
    }
    return course;
}

} // namespace forethought
