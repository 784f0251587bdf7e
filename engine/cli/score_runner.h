#pragma once

#include "engine/cli/progress.h"
#include "engine/cli/thread_clock.h"
#include "engine/core/score.h"
#include "engine/core/training/in_parallel.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

namespace forethought::cli {

/// Plays the games of a series on `jobs` threads, with progress on stderr. Under a limit of nodes or depth
/// the scores do not depend on the number of threads.
template <SolitaryGame G>
std::vector<ScoreGame> play_series(const Rung<typename G::Switches>& rung, const ScoreSettings& settings,
                                   int jobs) {
    std::vector<ScoreGame> games(static_cast<std::size_t>(settings.games));
    Progress progress("rung " + std::to_string(rung.number), settings.games, "points");
    in_parallel(settings.games, jobs, [&](int number) {
        ThreadClock clock;
        ScoreGame game = play_score_game<G>(rung.switches, settings, number, clock);
        progress.add(static_cast<double>(game.score));
        games[static_cast<std::size_t>(number)] = std::move(game);
    });
    progress.finish();
    return games;
}

/// Plays a series and sums it up.
template <SolitaryGame G>
ScoreResult run_score(const Rung<typename G::Switches>& rung, const ScoreSettings& settings, int jobs) {
    return sum_up(play_series<G>(rung, settings, jobs), G::kMilestones);
}

/// What the games of one series say of those of another: who tends to score more, by how many points on
/// average, and how much oftener each milestone is reached (`rates95`: intervals of the difference).
nlohmann::json comparison_of(std::span<const ScoreGame> a, std::span<const ScoreGame> b,
                             std::span<const std::int64_t> milestones);

/// The same as a line for people.
std::string comparison_line(const nlohmann::json& comparison);

/// What tells one series from another.
nlohmann::json facts_of(const std::string& game, int rung, const ScoreSettings& settings);

/// What a series came to; `rates` by milestone.
nlohmann::json figures_of(const ScoreResult& result, std::span<const std::int64_t> milestones);

/// Where the mean score and the rates of a series lie with 95 %: `mean_score95`, and `rates95` by milestone.
nlohmann::json intervals_of(const ScoreResult& result, std::span<const std::int64_t> milestones);

/// A series with its facts and figures in a line for people.
std::string score_line(const nlohmann::json& series);

} // namespace forethought::cli
