#pragma once

#include "engine/cli/parallel.h"
#include "engine/cli/progress.h"
#include "engine/cli/thread_clock.h"
#include "engine/core/match.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace forethought::cli {

/// Plays a match on `jobs` threads, with progress on stderr. Under a limit of nodes the result does not
/// depend on the number of threads.
template <Game G>
MatchResult run_match(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
                      const MatchSettings& settings, int jobs) {
    std::vector<MatchGame> games(static_cast<std::size_t>(settings.games));
    Progress progress(std::to_string(a.number) + " against " + std::to_string(b.number), settings.games);
    in_parallel(settings.games, jobs, [&](int number) {
        ThreadClock clock;
        const MatchGame game = play_match_game<G>(a.switches, b.switches, settings, number, clock);
        progress.add(50.0 * half_points(game));
        games[static_cast<std::size_t>(number)] = game;
    });
    progress.finish();
    return sum_up(games);
}

/// What tells one match from another.
nlohmann::json facts_of(const std::string& game, int a, int b, const MatchSettings& settings);

/// What a match came to, from rung a's side. An infinite Elo is null.
nlohmann::json figures_of(const MatchResult& result);

/// A match with its facts and figures in a line for people.
std::string to_line(const nlohmann::json& match);

} // namespace forethought::cli
