#pragma once

#include "engine/cli/match_runner.h"
#include "engine/core/match_course.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace forethought::cli {

/// The hypotheses and risks that `--sprt` names: two numbers of Elo, and alpha and beta if they are not the
/// usual ones. Throws `UsageError` for anything else.
SprtSettings sprt_settings(const std::vector<double>& given);

/// How a sequential test went, beside the figures of its match.
nlohmann::json figures_of(const SprtSettings& settings, const SprtCourse& course);

/// The same as a line for people.
std::string to_line(const SprtSettings& settings, const SprtCourse& course);

/// A match that ended as soon as its test had decided, and how that went.
struct SprtMatch {
    MatchResult result;
    SprtCourse course;
};

/// Plays a match on `jobs` threads until its test decides. What counts are the games that the test looked at,
/// so that it comes to the same on however many threads.
template <Game G>
SprtMatch run_sprt_match(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
                         const MatchSettings& settings, const SprtSettings& test, int jobs) {
    std::vector<MatchGame> games(static_cast<std::size_t>(settings.games));
    Sprt sprt(test);
    play_shard<G>(a, b, settings, Shard{}, jobs, [&](int number, const MatchGame& game, const auto&) {
        games[static_cast<std::size_t>(number)] = game;
        return sprt.look_at(games).verdict == SprtVerdict::open;
    });
    const SprtCourse& course = sprt.look_at(games);
    const bool is_open = course.verdict == SprtVerdict::open;
    const auto counted = is_open ? games.size() : static_cast<std::size_t>(course.games());
    return {sum_up(std::span(games).first(counted)), course};
}

} // namespace forethought::cli
