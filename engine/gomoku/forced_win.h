#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace forethought::gomoku {

/// What a forced win takes at least.
enum class Means : std::uint8_t {
    /// Every move of the winner is a four.
    fours,
    /// Fours alone do not win; fours and threes do.
    threes,
    /// Nor do these: the first move threatens neither a four nor a live four.
    quiet,
};

/// A position that the side to move wins by force, and what is known of it. Its text form is a line: ID KIND
/// PLIES DIFFICULTY SIZE RULE FIRST and the stones so far, as engine/gomoku/data/puzzles.txt explains.
struct ForcedWin {
    std::string id;
    Means means = Means::fours;
    /// To five in a row: by fours the shortest way, else one that is known.
    Ply plies = 0;
    /// From 1 to `kMostDifficult`.
    int difficulty = 1;
    /// First moves that are known to win, the one of the known way first.
    std::vector<Cell> first;
    Position position{};
};

inline constexpr int kMostDifficult = 5;

/// How hard a win is to see: half a step for each move of the winner, a step more for threes, two for a quiet
/// move, a step less where three first moves or more win.
int difficulty_of(Means means, Ply plies, std::size_t first_moves);

std::string_view name_of(Means means);

/// The text form of a win, without an end of line.
std::string format_win(const ForcedWin& win);

/// Reads wins, a line each; empty lines and those that begin with # are left out. Error: the line and the
/// reason.
Result<std::vector<ForcedWin>> read_wins(std::string_view text);

} // namespace forethought::gomoku
