#include "engine/othello/training/archive.h"

#include <string>

namespace forethought::othello {

namespace {

constexpr std::size_t kHeader = 16;
constexpr std::size_t kRecord = 68;
constexpr std::size_t kMovesOfRecord = 8;
constexpr std::size_t kMostMovesOfGame = 60;

/// Places in the header.
constexpr std::size_t kCountAt = 4;
constexpr std::size_t kBoardSizeAt = 12;
constexpr std::size_t kDepthAt = 14;

ArchivedGame read_game(std::span<const std::uint8_t> record) {
    ArchivedGame game{.black_at_best = record[7], .black = record[6]};
    for (std::size_t i = 0; i < kMostMovesOfGame; ++i) {
        const int code = record[kMovesOfRecord + i];
        const int row = code / 10;
        const int column = code % 10;
        if (row < 1 || row > kColumns || column < 1 || column > kColumns) break;
        game.moves.push_back(cell_at(column - 1, row - 1));
    }
    return game;
}

} // namespace

Result<ArchivedGames> read_archive(std::span<const std::uint8_t> file) {
    if (file.size() < kHeader) return Error{"the file ends within its header"};
    if (file[kBoardSizeAt] != 0 && file[kBoardSizeAt] != kColumns)
        return Error{"the games are for a board of " + std::to_string(file[kBoardSizeAt]) + " columns"};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 4; ++i) count |= static_cast<std::size_t>(file[kCountAt + i]) << (8 * i);
    if (file.size() != kHeader + count * kRecord)
        return Error{std::to_string(file.size()) + " bytes instead of " +
                     std::to_string(kHeader + count * kRecord) + " for " + std::to_string(count) + " games"};
    ArchivedGames archive{.empties = file[kDepthAt]};
    for (std::size_t i = 0; i < count; ++i)
        archive.games.push_back(read_game(file.subspan(kHeader + i * kRecord, kRecord)));
    return archive;
}

} // namespace forethought::othello
