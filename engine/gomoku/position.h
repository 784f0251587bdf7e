#pragma once

#include "engine/core/move_list.h"
#include "engine/core/types.h"
#include "engine/gomoku/action.h"
#include "engine/gomoku/lines.h"
#include "engine/gomoku/pattern.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

/// What wins. Freestyle: five or more. Standard: exactly five. Renju: Black needs exactly five and may not
/// make six, two fours or two threes with one stone; White wins with five or more.
enum class Rule : std::uint8_t { freestyle, standard, renju };

/// How a game begins. Free: black and white in turn from the first stone. Swap2: the first side places black,
/// white, black; the second takes a colour, or places white and black and leaves the choice to the first.
enum class Opening : std::uint8_t { free, swap2 };

/// What the side to move is to do.
enum class Phase : std::uint8_t {
    /// Place a stone of the colour that is its own.
    playing,
    /// Place the first three stones.
    placing_three,
    /// Take black, take white, or place two more.
    choosing,
    /// Place two more stones, white and black.
    placing_two,
    /// Take black or white.
    deciding,
};

/// Why a game is over.
enum class Reason : std::uint8_t { none, five, full, all_forbidden };

/// Longest game: every cell, and the choices of swap2.
inline constexpr std::size_t kMostActions = kMostCells + 2;

/// A game of Gomoku with the way it came about.
struct Position {
    int size = kUsualBoard;
    Rule rule = Rule::freestyle;
    Opening opening = Opening::free;
    Phase phase = Phase::playing;
    /// The side that plays black; of no meaning before the colours are chosen.
    Side black = Side::first;
    Outcome outcome = Outcome::playing;
    Reason reason = Reason::none;
    int stones = 0;
    /// Of the stones alone.
    std::uint64_t stones_hash = 0;
    std::array<LineBits, 2> of_colour{};
    MoveList<Action, kMostActions> actions{};
};

/// The colour of the next stone.
constexpr Colour colour_to_place(const Position& position) {
    return position.stones % 2 == 0 ? Colour::black : Colour::white;
}

/// An empty board.
Position empty_board(int size, Rule rule, Opening opening);

/// What makes a line for a colour under a rule.
constexpr LineRule line_rule(Rule rule, Colour colour) {
    switch (rule) {
    case Rule::freestyle:
        return LineRule::five_or_more;
    case Rule::standard:
        return LineRule::exactly_five;
    default:
        return colour == Colour::black ? LineRule::renju_black : LineRule::five_or_more;
    }
}

inline bool is_empty(const Position& position, Cell cell) {
    return !position.of_colour[0].has(cell) && !position.of_colour[1].has(cell);
}

/// The key of a stone in the hash of a position.
std::uint64_t stone_key(Cell cell, Colour colour);

} // namespace forethought::gomoku
