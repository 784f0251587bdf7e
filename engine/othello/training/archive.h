#pragma once

#include "engine/core/result.h"
#include "engine/othello/action.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::othello {

/// A game between people.
struct ArchivedGame {
    /// Discs that Black would have had with perfect play from `ArchivedGames::empties` empty cells on, empty
    /// cells for the winner.
    int black_at_best = 0;
    /// Discs that Black had.
    int black = 0;
    /// Without passes.
    std::vector<Cell> moves{};
};

struct ArchivedGames {
    /// From so many empty cells on, the program that made the archive knew perfect play.
    int empties = 0;
    std::vector<ArchivedGame> games{};
};

/// Reads a file of the WTHOR archive (`.wtb`). Moves are not looked at: some games have illegal ones. Error:
/// what is wrong with the file.
Result<ArchivedGames> read_archive(std::span<const std::uint8_t> file);

} // namespace forethought::othello
