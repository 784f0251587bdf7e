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

/// What is asked for, always with one move that does it: the only one that wins, the only one that draws
/// while all others lose, the one that wins by more discs than any other does.
enum class PuzzleKind : std::uint8_t { win, draw, most };

/// An ending with one right move, proven to the end of the game. Its text form is a line: ID KIND VALUE
/// SECOND RUNG FIRST and the moves of the game so far, one after the other, from the usual start and without
/// passes.
struct Puzzle {
    std::string id{};
    PuzzleKind kind = PuzzleKind::win;
    /// Discs by which the side to move wins with perfect play after the right move, and after the best of the
    /// others.
    int value = 0;
    int second = 0;
    /// The lowest rung from which on every one plays the right move; none where the strongest does not.
    std::optional<int> rung{};
    Cell first = 0;
    Position position{};
};

/// What a position with a move asks for, without id and rung; nothing where it asks for nothing: several
/// moves do, or the right one is little better than the next.
std::optional<Puzzle> puzzle_in(const Position& position);

/// Nodes that a rung has for a puzzle.
inline constexpr Nodes kGradingNodes = 1'000;

/// `Puzzle::rung`, by playing; the weights of the rungs are installed.
std::optional<int> grade(const Puzzle& puzzle, Clock& clock);

/// The text form, without an end of line.
std::string format_puzzle(const Puzzle& puzzle);

/// Reads puzzles, a line each; empty lines and those that begin with # are left out. Error: the line and the
/// reason.
Result<std::vector<Puzzle>> read_puzzles(std::string_view text);

} // namespace forethought::othello
