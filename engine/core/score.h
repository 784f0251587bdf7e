#pragma once

#include "engine/core/keep_nothing.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/core/statistics.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace forethought {

/// A series of games of one rung, for games without an opponent.
struct ScoreSettings {
    int games = 100;
    std::uint64_t seed = 1;
    /// Of a move.
    Limits limits{};
};

/// One game of a series.
struct ScoreGame {
    std::int64_t score = 0;
    std::int64_t milestone = 0;
    int moves = 0;
    Nodes nodes = 0;
    /// Of every move: from its beginning until it is played.
    std::vector<float> milliseconds;
};

/// The seed of game number `number` (from 0) of a series: of its start and its tiles.
inline std::uint64_t score_game_seed(const ScoreSettings& settings, int number) {
    return mix(settings.seed, static_cast<std::uint64_t>(number)) & 0xffffffffu;
}

/// Plays game number `number` (from 0) of a series. Depends on nothing but its arguments, as long as the
/// limits are nodes or depth; the game of a number begins alike, and brings the same tiles, for every rung.
/// `keep` is called with each action that was played.
template <SolitaryGame G, class Keep = KeepNothing>
ScoreGame play_score_game(const typename G::Switches& switches, const ScoreSettings& settings, int number,
                          Clock& clock, Keep&& keep = {}) {
    const std::uint64_t seed = score_game_seed(settings, number);
    typename G::Position position = G::start(seed);
    Session<G> session(switches, mix(seed, 0x73636f7265), Blur{}, clock);
    session.set(position);
    ScoreGame game;
    while (G::outcome(position) == Outcome::playing) {
        const Milliseconds began = clock.now();
        session.begin(settings.limits);
        session.advance(Budget{});
        const auto action = session.best().action;
        game.nodes += session.info().nodes_of_root;
        // Some rungs do all their thinking when a position comes.
        session.play(action);
        game.milliseconds.push_back(static_cast<float>(clock.now() - began));
        G::play(position, action, nullptr);
        keep(action);
        ++game.moves;
    }
    game.score = G::score(position);
    game.milestone = G::milestone(position);
    return game;
}

/// What a series came to.
struct ScoreResult {
    int games = 0;
    double mean_score = 0;
    /// Of the mean.
    double standard_error = 0;
    /// 95 % interval of the mean; everything before the second game.
    Interval mean_interval{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    std::int64_t median_score = 0;
    std::int64_t best_score = 0;
    /// By milestone asked for: the share of the games that reached it.
    std::vector<double> rates;
    /// By milestone: 95 % interval of that share (Wilson).
    std::vector<Interval> rate_intervals;
    std::int64_t moves = 0;
    Nodes nodes = 0;
    /// Of one player, while it thinks.
    double moves_per_second = 0;
    Milliseconds worst_move = 0;
    /// 999 of 1000 moves took at most this.
    Milliseconds p999_move = 0;
};

/// Sums up the games of a series.
ScoreResult sum_up(std::span<const ScoreGame> games, std::span<const std::int64_t> milestones);

/// Scores of games, in their order.
std::vector<std::int64_t> scores_of(std::span<const ScoreGame> games);

/// How many games reached a milestone.
std::int64_t count_reached(std::span<const ScoreGame> games, std::int64_t milestone);

} // namespace forethought
