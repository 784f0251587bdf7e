#pragma once

#include "engine/cli/match_options.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"
#include "engine/cli/score_runner.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iostream>
#include <map>
#include <string>
#include <vector>

/// Everybody against everybody where there is no opponent: all play the same tiles, each by itself, and every
/// two of them are compared.
namespace forethought::cli {

/// What a comparison of two says of each of them, in `comparison_of`'s company: `a_mean_score`, `a_error`.
void add_means(nlohmann::json& measurement, const ScoreResult& a, const ScoreResult& b);

/// Who took part, the highest mean score first; of the comparisons of `compare_all`.
nlohmann::json means_of(const nlohmann::json& comparisons);

void print_means(const nlohmann::json& table);

/// Compares every two of the players, and tells of each comparison. A series is played when a comparison
/// first asks for it, and is as long for all.
template <SolitaryGame G>
nlohmann::json compare_all(const std::vector<Rung<typename G::Switches>>& players,
                           const MatchOptions& options, Measuring<G>& measuring) {
    const MatchSettings limits = options.settings();
    const ScoreSettings settings{.games = options.games, .seed = options.seed, .limits = limits.limits};
    std::map<int, std::vector<ScoreGame>> series;
    const auto games_of = [&](int number) -> const std::vector<ScoreGame>& {
        auto& games = series[number];
        if (games.empty()) games = play_series<G>(ready_rung<G>(number), settings, options.jobs);
        return games;
    };
    nlohmann::json comparisons = nlohmann::json::array();
    for (std::size_t one = 0; one < players.size(); ++one)
        for (std::size_t other = one + 1; other < players.size(); ++other) {
            const int a = players[one].number;
            const int b = players[other].number;
            nlohmann::json facts = facts_of(options.game, a, settings);
            facts.erase("ai");
            facts.update({{"a", a}, {"b", b}});
            comparisons.push_back(measuring.take(facts, {{"a_signature", a}, {"b_signature", b}}, [&] {
                const auto& games_a = games_of(a);
                const auto& games_b = games_of(b);
                nlohmann::json figures = comparison_of(games_a, games_b, G::kMilestones);
                add_means(figures, sum_up(games_a, G::kMilestones), sum_up(games_b, G::kMilestones));
                return figures;
            }));
            std::cout << a << " beside " << b << ": " << comparison_line(comparisons.back()) << std::endl;
        }
    return comparisons;
}

} // namespace forethought::cli
