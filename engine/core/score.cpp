#include "engine/core/score.h"

#include <algorithm>
#include <cmath>

namespace forethought {

namespace {

double rate(std::span<const ScoreGame> games, std::int64_t milestone) {
    const auto reached = std::count_if(games.begin(), games.end(),
                                       [&](const ScoreGame& game) { return game.milestone >= milestone; });
    return static_cast<double>(reached) / static_cast<double>(games.size());
}

void sum_up_scores(ScoreResult& result, std::span<const ScoreGame> games) {
    std::vector<std::int64_t> scores;
    for (const ScoreGame& game : games) scores.push_back(game.score);
    std::sort(scores.begin(), scores.end());
    const auto count = static_cast<double>(scores.size());
    double sum = 0;
    for (const std::int64_t score : scores) sum += static_cast<double>(score);
    result.mean_score = sum / count;
    double squares = 0;
    for (const std::int64_t score : scores) {
        const double off = static_cast<double>(score) - result.mean_score;
        squares += off * off;
    }
    result.standard_error = scores.size() > 1 ? std::sqrt(squares / (count - 1) / count) : 0;
    result.median_score = scores[scores.size() / 2];
    result.best_score = scores.back();
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
    for (const std::int64_t milestone : milestones) result.rates.push_back(rate(games, milestone));
    sum_up_scores(result, games);
    sum_up_times(result, games);
    return result;
}

} // namespace forethought
