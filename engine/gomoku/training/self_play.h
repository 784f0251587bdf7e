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
    /// Of a move, and of what judges an aside.
    Nodes nodes = 20'000;
    /// Of one position in so many some asides are kept; 0 for none.
    std::uint32_t aside_in = 0;
    Rule rule = Rule::freestyle;
    /// The one that plays most of the games, and a few weaker ones that play it in the others.
    Switches player{};
    std::vector<Switches> guests{};
};

/// A position that was not played but that a search of a game's position came to: a poor move or two off,
/// where values have to be right as well.
struct Aside {
    /// From an empty board on.
    std::vector<Action> actions{};
    /// What a search of it found best, and its value for the side to move.
    Action best{};
    Score value = 0;

    bool operator==(const Aside&) const = default;
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
    std::vector<Aside> asides{};
};

/// Game number `number` (from 0) of those of a seed; depends on nothing else. Begins with some stones by lot
/// near each other that leave neither side all but lost. Players see with eyes a little other in every game.
PlayedGame play_game(const SelfPlay& how, int number, Clock& clock);

} // namespace forethought::gomoku
