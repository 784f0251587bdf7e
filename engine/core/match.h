#pragma once

#include "engine/core/keep_nothing.h"
#include "engine/core/session.h"
#include "engine/core/statistics.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace forethought {

/// What a match of a game without an opponent is refused with.
inline constexpr const char* kNoOpponent =
    "there is no opponent in this game; its rungs are measured by scores";

/// A match between two rungs: paired games, each start played twice with sides swapped.
struct MatchSettings {
    int games = 100;
    std::uint64_t seed = 1;
    /// Of a turn.
    Limits limits{};
    /// Of b's turns, where they have others than a's: odds.
    std::optional<Limits> limits_b{};
    /// Which of the game's variants is played, by its number; 0 for the usual one, or where it has only one.
    int variant = 0;
    /// How imperfect a or b is on purpose. Nobody is, unless the imperfection itself is what the match is to
    /// measure.
    std::optional<Imperfection> blur_a{};
    std::optional<Imperfection> blur_b{};
    /// Every game begins where that of seed 0 does; the players make them differ, by their blur.
    bool begins_as_usual = false;
    /// Text form of the position in which every game begins, one that the game's `parse` takes; empty where
    /// the seeds draw them.
    std::string start{};
};

/// One game of a match.
struct MatchGame {
    /// `playing` for a game that has not been played yet.
    Outcome outcome = Outcome::playing;
    /// Side that rung a played.
    Side side_of_a = Side::first;
    int actions = 0;
    /// Turns begun by both sides together.
    int turns = 0;
    /// Nodes of both sides together.
    Nodes nodes = 0;
    /// Whether the game was lost by an illegal action.
    bool illegal = false;
};

/// Side that rung a plays in game number `number` (from 0).
constexpr Side side_of_a(int number) {
    return number % 2 == 0 ? Side::first : Side::second;
}

/// Where game number `number` begins; the two games of a pair begin alike.
template <Game G>
typename G::Position match_start(const MatchSettings& settings, int number) {
    if (!settings.start.empty()) return G::parse(settings.start).value();
    const auto pair = static_cast<std::uint64_t>(number / 2);
    const std::uint64_t seed = settings.begins_as_usual ? 0 : mix(settings.seed, pair) & 0xffffffffu;
    if constexpr (requires { G::start(seed, settings.variant); })
        return G::start(seed, settings.variant);
    else
        return G::start(seed);
}

/// The seed of rung a's player in game number `number`, or of rung b's.
constexpr std::uint64_t player_seed(const MatchSettings& settings, int number, bool is_b) {
    return mix(mix(settings.seed, 0x67616d65u + static_cast<std::uint64_t>(number)), is_b ? 1 : 0);
}

/// Plays game number `number` (from 0) of a match. Depends on nothing but its arguments, as long as the
/// limits are nodes, so that games can be played in any order and anywhere. `keep` is called with each
/// action that was played.
template <Game G, class Keep = KeepNothing>
MatchGame play_match_game(const typename G::Switches& a, const typename G::Switches& b,
                          const MatchSettings& settings, int number, Clock& clock, Keep&& keep = {}) {
    MatchGame game;
    game.side_of_a = side_of_a(number);
    typename G::Position position = match_start<G>(settings, number);
    const std::uint64_t seed_a = player_seed(settings, number, false);
    const std::uint64_t seed_b = player_seed(settings, number, true);
    Session<G> player_a(a, seed_a, settings.blur_a ? Blur(seed_a, *settings.blur_a) : Blur{}, clock);
    Session<G> player_b(b, seed_b, settings.blur_b ? Blur(seed_b, *settings.blur_b) : Blur{}, clock);
    player_a.set(position);
    player_b.set(position);
    game.turns = 1;
    while (G::outcome(position) == Outcome::playing) {
        const Side side = G::side_to_move(position);
        Session<G>& player = side == game.side_of_a ? player_a : player_b;
        const bool is_b = side != game.side_of_a;
        player.begin(is_b && settings.limits_b ? *settings.limits_b : settings.limits);
        player.advance(Budget{});
        game.nodes += player.info().nodes_of_root;
        const auto action = player.best().action;
        if (!G::is_legal(position, action)) {
            game.illegal = true;
            game.outcome = win_for(opponent(side));
            return game;
        }
        G::play(position, action, nullptr);
        player_a.play(action);
        player_b.play(action);
        keep(action);
        ++game.actions;
        const bool goes_on = G::outcome(position) == Outcome::playing;
        if (goes_on && G::side_to_move(position) != side) ++game.turns;
    }
    game.outcome = G::outcome(position);
    return game;
}

/// Points of rung a in a game, in halves: 0, 1 or 2.
inline int half_points(const MatchGame& game) {
    if (game.outcome == Outcome::draw) return 1;
    return game.outcome == win_for(game.side_of_a) ? 2 : 0;
}

/// What a match came to, from rung a's point of view.
struct MatchResult {
    WdlCounts wdl;
    Pentanomial pairs;
    /// Games won by the side that moves first, whoever played it.
    WdlCounts first_side;
    Nodes nodes = 0;
    /// Games lost by an illegal action; a fault of ours when not 0.
    std::int64_t illegal = 0;
    std::int64_t turns = 0;
    int median_turns = 0;
};

/// Sums up games in the order of their numbers, which need not all have been played; a pair counts as one
/// when both of its games have.
MatchResult sum_up(std::span<const MatchGame> games);

} // namespace forethought
