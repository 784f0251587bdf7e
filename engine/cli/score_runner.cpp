#include "engine/cli/score_runner.h"

#include "engine/core/score_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <sstream>
#include <utility>

namespace forethought::cli {

namespace {

/// An end that is nowhere becomes null.
nlohmann::json ends_of(const Interval& interval) {
    return {interval.low, interval.high};
}

} // namespace

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

nlohmann::json intervals_of(const ScoreResult& result, std::span<const std::int64_t> milestones) {
    nlohmann::json rates;
    for (std::size_t i = 0; i < milestones.size(); ++i)
        rates[std::to_string(milestones[i])] = ends_of(result.rate_intervals[i]);
    return {{"mean_score95", ends_of(result.mean_interval)}, {"rates95", rates}};
}

nlohmann::json comparison_of(std::span<const ScoreGame> a, std::span<const ScoreGame> b,
                             std::span<const std::int64_t> milestones) {
    const ScoreComparison comparison = compare_scores(a, b, milestones);
    nlohmann::json rates;
    for (std::size_t i = 0; i < milestones.size(); ++i)
        rates[std::to_string(milestones[i])] = ends_of(comparison.rates[i].interval);
    const Tendency& tendency = comparison.tendency;
    return {{"share", tendency.share},
            {"z", tendency.z},
            {"p", tendency.p},
            {"difference", comparison.mean.value},
            {"difference95", ends_of(comparison.mean.interval)},
            {"rates95", rates}};
}

std::string comparison_line(const nlohmann::json& comparison) {
    std::ostringstream line;
    line << std::fixed << std::setprecision(1) << "the first one has more points in "
         << 100 * double(comparison.at("share")) << " % of all pairs of games (rank-sum test: z "
         << std::setprecision(2) << double(comparison.at("z")) << ", p " << std::defaultfloat
         << std::setprecision(2) << double(comparison.at("p")) << ")";
    const nlohmann::json& ends = comparison.at("difference95");
    if (!ends.at(0).is_null() && std::isfinite(double(ends.at(0))))
        line << std::fixed << std::setprecision(0) << ", on average " << double(comparison.at("difference"))
             << " more (95 %: " << double(ends.at(0)) << " to " << double(ends.at(1)) << ")";
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
