#include "engine/core/score.h"

#include "engine/core/means.h"
#include "engine/core/two_samples.h"

#include <algorithm>

namespace forethought {

namespace {

void sum_up_scores(ScoreResult& result, std::span<const ScoreGame> games) {
    std::vector<std::int64_t> scores = scores_of(games);
    const Mean mean = mean_of(scores);
    result.mean_score = mean.value;
    result.standard_error = mean.standard_error;
    result.mean_interval = mean_interval(mean);
    if (scores.empty()) return;
    std::sort(scores.begin(), scores.end());
    result.median_score = scores[scores.size() / 2];
    result.best_score = scores.back();
}

void sum_up_rates(ScoreResult& result, std::span<const ScoreGame> games,
                  std::span<const std::int64_t> milestones) {
    const auto all = static_cast<std::int64_t>(games.size());
    for (const std::int64_t milestone : milestones) {
        const Share share = share_of(count_reached(games, milestone), all);
        result.rates.push_back(share.value);
        result.rate_intervals.push_back(share.interval);
    }
}

void sum_up_times(ScoreResult& result, std::span<const ScoreGame> games) {
    std::vector<float> times;
    for (const ScoreGame& game : games)
        times.insert(times.end(), game.milliseconds.begin(), game.milliseconds.end());
    if (times.empty()) return;
    std::sort(times.begin(), times.end());
    Milliseconds sum = 0;
    for (const float time : times) sum += static_cast<double>(time);
    result.moves_per_second = sum > 0 ? static_cast<double>(times.size()) / sum * 1000 : 0;
    result.worst_move = static_cast<double>(times.back());
    // The least time that at least 999 of 1000 moves kept to.
    result.p999_move = static_cast<double>(times[(times.size() * 999 + 999) / 1000 - 1]);
}

} // namespace

ScoreResult sum_up(std::span<const ScoreGame> games, std::span<const std::int64_t> milestones) {
    ScoreResult result;
    result.games = static_cast<int>(games.size());
    for (const ScoreGame& game : games) {
        result.moves += game.moves;
        result.nodes += game.nodes;
    }
    sum_up_rates(result, games, milestones);
    sum_up_scores(result, games);
    sum_up_times(result, games);
    return result;
}

std::vector<std::int64_t> scores_of(std::span<const ScoreGame> games) {
    std::vector<std::int64_t> scores;
    for (const ScoreGame& game : games) scores.push_back(game.score);
    return scores;
}

std::int64_t count_reached(std::span<const ScoreGame> games, std::int64_t milestone) {
    return std::count_if(games.begin(), games.end(),
                         [&](const ScoreGame& game) { return game.milestone >= milestone; });
}

} // namespace forethought
