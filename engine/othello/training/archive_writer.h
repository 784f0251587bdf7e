#pragma once

#include "engine/othello/position.h"
#include "engine/othello/training/archive.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace forethought::othello {

/// The header of a file of the archive.
struct ArchiveHead {
    /// When it was made.
    int year = 2000;
    int month = 1;
    int day = 1;
    /// When the games were played.
    int year_of_games = 2000;
};

/// A finished game from the usual start in the form of the archive. Its score after perfect play from
/// `empties` empty cells on is searched. None for any other game.
std::optional<ArchivedGame> archived(const Position& game, int empties);

/// A file of the WTHOR archive (`.wtb`), which `read_archive` reads back. Tournament and players are left
/// open.
std::vector<std::uint8_t> write_archive(const ArchivedGames& archive, const ArchiveHead& head);

} // namespace forethought::othello
