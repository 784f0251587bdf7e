#pragma once

#include "engine/core/session.h"
#include "engine/core/statistics.h"

#include <array>
#include <cstdint>
#include <span>

namespace forethought {

/// A match between two rungs: paired games, each start played twice with sides swapped, blur off.
struct MatchSettings {
    int games = 100;
    std::uint64_t seed = 1;
    /// Of a turn.
    Limits limits{};
};

/// One game of a match.
struct MatchGame {
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

/// Plays game number `number` (from 0) of a match. Depends on nothing but its arguments, as long as the
/// limits are nodes, so that games can be played in any order and anywhere.
template <Game G>
MatchGame play_match_game(const typename G::Switches& a, const typename G::Switches& b,
                          const MatchSettings& settings, int number, Clock& clock) {
    const auto pair = static_cast<std::uint64_t>(number / 2);
    MatchGame game;
    game.side_of_a = number % 2 == 0 ? Side::first : Side::second;
    typename G::Position position = G::start(mix(settings.seed, pair) & 0xffffffffu);
    const std::uint64_t game_seed = mix(settings.seed, 0x67616d65u + static_cast<std::uint64_t>(number));
    Session<G> player_a(a, mix(game_seed, 0), Blur{}, clock);
    Session<G> player_b(b, mix(game_seed, 1), Blur{}, clock);
    player_a.set(position);
    player_b.set(position);
    game.turns = 1;
    while (G::outcome(position) == Outcome::playing) {
        const Side side = G::side_to_move(position);
        Session<G>& player = side == game.side_of_a ? player_a : player_b;
        player.begin(settings.limits);
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
    Tally tally;
    PairTally pairs;
    /// Games won by the side that moves first, whoever played it.
    Tally first_side;
    Nodes nodes = 0;
    /// Games lost by an illegal action; a fault of ours when not 0.
    std::int64_t illegal = 0;
    std::int64_t turns = 0;
    int median_turns = 0;
};

/// Sums up games in the order of their numbers.
MatchResult sum_up(std::span<const MatchGame> games);

} // namespace forethought
