#include "engine/cli/match_runner.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace forethought::cli {

namespace {

nlohmann::json finite(double number) {
    return std::isfinite(number) ? nlohmann::json(number) : nlohmann::json();
}

std::string signed_elo(double elo) {
    if (!std::isfinite(elo)) return elo > 0 ? "+inf" : "-inf";
    std::ostringstream text;
    text << std::showpos << std::fixed << std::setprecision(0) << elo;
    return text.str();
}

} // namespace

nlohmann::json to_json(const std::string& game, int a, int b, const MatchSettings& settings,
                       const MatchResult& result) {
    const Interval elo = elo_interval(result.tally, result.pairs);
    const Interval score = score_interval(result.tally, result.pairs);
    return {{"game", game},
            {"a", a},
            {"b", b},
            {"games", result.tally.games()},
            {"wins", result.tally.wins},
            {"draws", result.tally.draws},
            {"losses", result.tally.losses},
            {"score", result.tally.score()},
            {"score95", {score.low, score.high}},
            {"elo", finite(elo_of_score(result.tally.score()))},
            {"elo95", {finite(elo.low), finite(elo.high)}},
            {"seed", settings.seed},
            {"nodes_a_turn", settings.limits.nodes},
            {"ms_a_turn", settings.limits.time},
            {"first_side_score", result.first_side.score()},
            {"median_rounds", (result.median_turns + 1) / 2},
            {"illegal", result.illegal},
            {"nodes", result.nodes}};
}

std::string to_line(int a, int b, const MatchResult& result) {
    const Interval elo = elo_interval(result.tally, result.pairs);
    std::ostringstream line;
    line << std::setw(4) << a << " against " << std::setw(4) << b << ": " << std::fixed
         << std::setprecision(1) << std::setw(5) << 100 * result.tally.score() << " %  +" << result.tally.wins
         << " =" << result.tally.draws << " -" << result.tally.losses << "  Elo "
         << signed_elo(elo_of_score(result.tally.score())) << " [" << signed_elo(elo.low) << ", "
         << signed_elo(elo.high) << "]";
    return line.str();
}

} // namespace forethought::cli
