#pragma once

#include "engine/core/clock.h"
#include "engine/core/types.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/position.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace forethought::gomoku {

/// How games are played to learn from.
struct SelfPlay {
    std::uint64_t seed = 1;
    /// Of a move.
    Nodes nodes = 20'000;
    Rule rule = Rule::freestyle;
    /// The one that plays most of the games, and a few weaker ones that play it in the others.
    Switches player{};
    std::vector<Switches> guests{};
};

/// A game that was played to learn from. It ends as soon as a win is proven.
struct PlayedGame {
    /// Nothing was searched before this move, or what came of it is not to be learned from.
    static constexpr Score kNoValue = std::numeric_limits<Score>::min();

    Rule rule = Rule::freestyle;
    /// From an empty board of the usual size on.
    std::vector<Action> actions{};
    /// For each action what the position before it is worth to the side to move, by the search that chose it;
    /// `kNoValue` for the stones of the opening and the moves of guests.
    std::vector<Score> values{};
    /// Played out, or as it was proven to end.
    Outcome outcome = Outcome::playing;
};

/// Game number `number` (from 0) of those of a seed; depends on nothing else. Begins with some stones by lot
/// near each other that leave neither side all but lost. Players see with eyes a little other in every game.
PlayedGame play_game(const SelfPlay& how, int number, Clock& clock);

} // namespace forethought::gomoku
