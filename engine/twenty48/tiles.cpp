#include "engine/twenty48/tiles.h"

namespace forethought::twenty48 {

namespace {

bool fits(const Tiles& tiles) {
    const Rank highest = highest_rank(tiles);
    return highest < kHighestRank ||
           (highest == kHighestRank && std::count(tiles.begin(), tiles.end(), kHighestRank) == 1);
}

/// The highest rank below the highest tile that no tile has; 0 where there is none.
Rank highest_missing(const Tiles& tiles) {
    Rank rank = highest_rank(tiles);
    while (rank > 0 && std::find(tiles.begin(), tiles.end(), rank) != tiles.end()) --rank;
    return rank;
}

} // namespace

Board downgrade(Tiles tiles) {
    while (!fits(tiles)) {
        const Rank missing = highest_missing(tiles);
        if (missing == 0) break;
        for (auto& rank : tiles) rank = static_cast<std::uint8_t>(rank > missing ? rank - 1 : rank);
    }
    Board board = 0;
    for (Cell cell = 0; cell < kCells; ++cell)
        board = with_tile(board, cell, std::min(rank_at(tiles, cell), kHighestRank));
    return board;
}

} // namespace forethought::twenty48
