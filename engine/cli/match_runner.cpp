#include "engine/cli/match_runner.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace forethought::cli {

namespace {

nlohmann::json finite(double number) {
    return std::isfinite(number) ? nlohmann::json(number) : nlohmann::json();
}

/// The character that a side was given, before its rung; empty where it was given none.
std::string character(const nlohmann::json& match, const char* side) {
    const auto found = match.find(std::string(side) + "_personality");
    return found == match.end() ? std::string{} : found->get<std::string>() + " ";
}

/// A side's extra imperfection, after its rung; empty where it has none.
std::string extra_blur(const nlohmann::json& match, const char* side) {
    const auto found = match.find(std::string(side) + "_blur");
    return found == match.end() ? std::string{} : " blur " + std::to_string(found->get<int>());
}

/// That a side plays by weights of its own, and by which; empty where it does not.
std::string own_weights(const nlohmann::json& match, const char* side) {
    const auto found = match.find(std::string(side) + "_weights");
    return found == match.end() ? std::string{} : " weights " + found->get<std::string>();
}

std::string signed_elo(double elo) {
    if (!std::isfinite(elo)) return elo > 0 ? "+inf" : "-inf";
    std::ostringstream text;
    text << std::showpos << std::fixed << std::setprecision(0) << elo;
    return text.str();
}

} // namespace

nlohmann::json facts_of(const std::string& game, int a, int b, const MatchSettings& settings) {
    const char* blur = settings.blur_a && settings.blur_b ? "both"
                       : settings.blur_a                  ? "a"
                       : settings.blur_b                  ? "b"
                                                          : "none";
    nlohmann::json facts{{"game", game},
                         {"a", a},
                         {"b", b},
                         {"games", settings.games},
                         {"seed", settings.seed},
                         {"nodes_a_turn", settings.limits.nodes},
                         {"ms_a_turn", settings.limits.time},
                         {"blur", blur}};
    if (settings.blur_a && settings.blur_a->extra > 0) facts["a_blur"] = settings.blur_a->extra;
    if (settings.blur_b && settings.blur_b->extra > 0) facts["b_blur"] = settings.blur_b->extra;
    return facts;
}

nlohmann::json figures_of(const MatchResult& result) {
    const Interval elo = elo_interval(result.wdl, result.pairs);
    const Interval score = score_interval(result.wdl, result.pairs);
    // A pair's games have different first sides, so that they are counted one by one.
    const Interval first_side = score_interval(result.first_side, Pentanomial{});
    const auto games = static_cast<double>(result.wdl.games());
    return {{"wins", result.wdl.wins},
            {"draws", result.wdl.draws},
            {"losses", result.wdl.losses},
            {"draw_share", static_cast<double>(result.wdl.draws) / games},
            {"score", result.wdl.score()},
            {"score95", {score.low, score.high}},
            {"elo", finite(elo_of_score(result.wdl.score()))},
            {"elo95", {finite(elo.low), finite(elo.high)}},
            {"first_side_score", result.first_side.score()},
            {"first_side_score95", {first_side.low, first_side.high}},
            {"median_rounds", (result.median_turns + 1) / 2},
            {"illegal", result.illegal},
            {"nodes", result.nodes}};
}

std::string to_line(const nlohmann::json& match) {
    const double score = match.at("score");
    const double low = match.at("score95").at(0);
    const double high = match.at("score95").at(1);
    std::ostringstream line;
    line << character(match, "a") << std::setw(4) << match.at("a") << extra_blur(match, "a")
         << own_weights(match, "a") << " against " << character(match, "b") << std::setw(4) << match.at("b")
         << extra_blur(match, "b") << own_weights(match, "b") << ": " << std::fixed << std::setprecision(1)
         << std::setw(5) << 100 * score << " %  +" << match.at("wins") << " =" << match.at("draws") << " -"
         << match.at("losses") << "  Elo " << signed_elo(elo_of_score(score)) << " ["
         << signed_elo(elo_of_score(low)) << ", " << signed_elo(elo_of_score(high)) << "]";
    return line.str();
}

} // namespace forethought::cli
