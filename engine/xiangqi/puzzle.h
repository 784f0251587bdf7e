#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/fen.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::xiangqi {

/// A position that the side to move wins by force in a few moves, with one first move that does so. Its text
/// form is a line: ID MOVES RUNG FIRST FEN.
struct Puzzle {
    std::string id{};
    /// Moves of the winner to the end, the shortest way.
    int moves = 0;
    /// The lowest rung from which on every rung plays the right move; none if the strongest does not.
    std::optional<int> rung{};
    Action first{};
    Start start{};
};

/// The puzzle of a position, without id and rung. None if the win takes longer, or if several first moves win
/// as fast.
std::optional<Puzzle> puzzle_in(const Start& start);

/// Nodes that a rung has for a puzzle, enough for three plies, and how often it has to find the right move:
/// low rungs may do so by lot.
inline constexpr Nodes kGradingNodes = 100'000;
inline constexpr std::uint64_t kGradingGames = 4;

/// Finds `Puzzle::rung` by playing.
std::optional<int> grade(const Puzzle& puzzle, Clock& clock);

/// The text form, without an end of line.
std::string format_puzzle(const Puzzle& puzzle);

/// Reads puzzles, a line each; empty lines and those that begin with # are left out. Error: the line and the
/// reason.
Result<std::vector<Puzzle>> read_puzzles(std::string_view text);

} // namespace forethought::xiangqi
