#include "engine/cli/score_runner.h"

#include "engine/core/two_samples.h"

#include <algorithm>
#include <iomanip>
#include <sstream>
#include <utility>

namespace forethought::cli {

nlohmann::json facts_of(const std::string& game, int rung, const ScoreSettings& settings) {
    return {{"game", game},
            {"ai", rung},
            {"games", settings.games},
            {"seed", settings.seed},
            {"nodes_a_move", settings.limits.nodes},
            {"ms_a_move", settings.limits.time},
            {"depth", settings.limits.depth}};
}

nlohmann::json figures_of(const ScoreResult& result, std::span<const std::int64_t> milestones) {
    nlohmann::json rates;
    for (std::size_t i = 0; i < milestones.size(); ++i)
        rates[std::to_string(milestones[i])] = result.rates[i];
    return {{"mean_score", result.mean_score},
            {"standard_error", result.standard_error},
            {"median_score", result.median_score},
            {"best_score", result.best_score},
            {"rates", rates},
            {"moves", result.moves},
            {"nodes", result.nodes},
            {"moves_per_second", result.moves_per_second},
            {"worst_move_ms", result.worst_move},
            {"p999_move_ms", result.p999_move}};
}

nlohmann::json comparison_of(std::span<const ScoreGame> a, std::span<const ScoreGame> b,
                             std::span<const std::int64_t> milestones) {
    const auto scores = [](std::span<const ScoreGame> games) {
        std::vector<std::int64_t> points;
        for (const ScoreGame& game : games) points.push_back(game.score);
        return points;
    };
    const auto reached = [](std::span<const ScoreGame> games, std::int64_t milestone) {
        return std::count_if(games.begin(), games.end(),
                             [&](const ScoreGame& game) { return game.milestone >= milestone; });
    };
    const auto size = [](std::span<const ScoreGame> games) {
        return static_cast<std::int64_t>(games.size());
    };
    const Tendency tendency = compare_samples(scores(a), scores(b));
    nlohmann::json rates;
    for (const std::int64_t milestone : milestones) {
        const Interval difference =
            difference_of_shares(reached(a, milestone), size(a), reached(b, milestone), size(b));
        rates[std::to_string(milestone)] = {difference.low, difference.high};
    }
    return {{"share", tendency.share}, {"z", tendency.z}, {"p", tendency.p}, {"rates95", rates}};
}

std::string comparison_line(const nlohmann::json& comparison) {
    std::ostringstream line;
    line << std::fixed << std::setprecision(1) << "the first one has more points in "
         << 100 * double(comparison.at("share")) << " % of all pairs of games (rank-sum test: z "
         << std::setprecision(2) << double(comparison.at("z")) << ", p " << std::defaultfloat
         << std::setprecision(2) << double(comparison.at("p")) << ")";
    return line.str();
}

std::string score_line(const nlohmann::json& series) {
    std::ostringstream line;
    line << "rung " << series.at("ai") << ": " << std::fixed << std::setprecision(0)
         << double(series.at("mean_score")) << " points on average (standard error "
         << double(series.at("standard_error")) << "), " << double(series.at("moves_per_second"))
         << " moves a second, worst move " << std::setprecision(2) << double(series.at("worst_move_ms"))
         << " ms; reached";
    // The object has its keys in the order of their letters.
    std::vector<std::pair<long, double>> rates;
    for (const auto& [milestone, rate] : series.at("rates").items())
        rates.emplace_back(std::stol(milestone), rate);
    std::sort(rates.begin(), rates.end());
    for (const auto& [milestone, rate] : rates)
        line << " " << milestone << " " << std::setprecision(1) << 100 * rate << " %";
    return line.str();
}

} // namespace forethought::cli
