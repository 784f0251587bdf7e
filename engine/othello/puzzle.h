#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/othello/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::othello {

/// What the puzzle asks for. Exactly one move does it: the only one that wins, the only one that draws while
/// all others lose, or the one that wins by the most discs.
enum class PuzzleKind : std::uint8_t { win, draw, most };

/// An ending with one right move, proven to the end of the game. Its text form is a line: ID KIND VALUE
/// SECOND RUNG FIRST and the moves of the game so far, one after the other, from the usual start and without
/// passes.
struct Puzzle {
    std::string id{};
    PuzzleKind kind = PuzzleKind::win;
    /// The margin in discs with perfect play, after the right move and after the best of the others.
    int value = 0;
    int second = 0;
    /// The lowest rung from which on every rung plays the right move; none if the strongest does not.
    std::optional<int> rung{};
    Cell first = 0;
    Position position{};
};

/// The puzzle of a position, without id and rung. None if several moves are right, or if the right one is
/// little better than the next.
std::optional<Puzzle> puzzle_in(const Position& position);

/// Nodes that a rung has for a puzzle.
inline constexpr Nodes kGradingNodes = 1'000;

/// Finds `Puzzle::rung` by playing. The weights of the rungs have to be installed.
std::optional<int> grade(const Puzzle& puzzle, Clock& clock);

/// The text form, without an end of line.
std::string format_puzzle(const Puzzle& puzzle);

/// Reads puzzles, a line each; empty lines and those that begin with # are left out. Error: the line and the
/// reason.
Result<std::vector<Puzzle>> read_puzzles(std::string_view text);

} // namespace forethought::othello
