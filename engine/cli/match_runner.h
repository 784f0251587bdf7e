#pragma once

#include "engine/cli/progress.h"
#include "engine/cli/rungs.h"
#include "engine/cli/shard.h"
#include "engine/cli/thread_clock.h"
#include "engine/core/match.h"
#include "engine/core/training/in_parallel.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace forethought::cli {

/// Plays the games of a match that are in `shard` on `jobs` threads, with progress on stderr. `take(number,
/// game, codes)` is called with each and the codes of its actions as soon as it is finished, never twice at a
/// time; as soon as it returns false, no more games are begun. Under a limit of nodes the games do not depend
/// on the number of threads.
template <Game G, class Take>
void play_shard(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
                const MatchSettings& settings, const Shard& shard, int jobs, Take take) {
    // What they play by is installed.
    ready_rung<G>(a.number);
    ready_rung<G>(b.number);
    const int count = shard.size(settings.games);
    Progress progress(std::to_string(a.number) + " against " + std::to_string(b.number), count);
    std::mutex taking;
    std::atomic<bool> goes_on = true;
    in_parallel(count, jobs, [&](int place) {
        if (!goes_on) return;
        ThreadClock clock;
        const int number = shard.number(place);
        std::vector<std::int32_t> codes;
        const MatchGame game =
            play_match_game<G>(a.switches, b.switches, settings, number, clock,
                               [&](const auto& action) { codes.push_back(G::encode(action)); });
        progress.add(50.0 * half_points(game));
        const std::lock_guard lock(taking);
        if (!take(number, game, codes)) goes_on = false;
    });
    progress.finish();
}

/// Plays a whole match in the same way.
template <Game G>
MatchResult run_match(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
                      const MatchSettings& settings, int jobs) {
    std::vector<MatchGame> games(static_cast<std::size_t>(settings.games));
    play_shard<G>(a, b, settings, Shard{}, jobs, [&](int number, const MatchGame& game, const auto&) {
        games[static_cast<std::size_t>(number)] = game;
        return true;
    });
    return sum_up(games);
}

/// What tells one match from another.
nlohmann::json facts_of(const std::string& game, int a, int b, const MatchSettings& settings);

/// What a match came to, from rung a's side. An infinite Elo is null.
nlohmann::json figures_of(const MatchResult& result);

/// A match with its facts and figures in a line for people.
std::string to_line(const nlohmann::json& match);

} // namespace forethought::cli
