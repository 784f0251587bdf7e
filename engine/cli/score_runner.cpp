#include "engine/cli/score_runner.h"

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
