#pragma once

#include "engine/twenty48/board.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace forethought::twenty48 {

/// The plain array of tiles: the rank of every cell, without an upper limit (17 is 131072). The rules' truth,
/// and what the lower rungs search on.
using Tiles = std::array<std::uint8_t, kCells>;

/// A tile that slides: from where, to where, the rank that it had, and whether it merges with the tile there.
struct SlidTile {
    Cell from = 0;
    Cell to = 0;
    Rank rank = 0;
    bool merges = false;
};

constexpr Rank rank_at(const Tiles& tiles, Cell cell) {
    return tiles[static_cast<std::size_t>(cell)];
}

/// Cell number `step` (0 to 3) of a lane (0 to 3), counted from the edge to which the tiles slide.
constexpr Cell cell_of_lane(Direction direction, int lane, int step) {
    switch (direction) {
    case Direction::up:
        return kWidth * step + lane;
    case Direction::right:
        return kWidth * lane + kWidth - 1 - step;
    case Direction::down:
        return kWidth * (kWidth - 1 - step) + lane;
    default:
        return kWidth * lane + step;
    }
}

/// Slides all tiles; those nearest to the edge go first, and each merges at most once. Calls
/// `moved(SlidTile)` for every tile that leaves its cell; no tile moves exactly if the slide is not legal.
/// Returns the points of the merges.
template <class Moved>
constexpr int slide_tiles(Tiles& tiles, Direction direction, Moved moved) {
    int points = 0;
    for (int lane = 0; lane < kWidth; ++lane) {
        int end = 0;
        bool can_merge = false;
        for (int step = 0; step < kWidth; ++step) {
            const Cell from = cell_of_lane(direction, lane, step);
            const Rank rank = rank_at(tiles, from);
            if (rank == 0) continue;
            const bool merges = can_merge && rank_at(tiles, cell_of_lane(direction, lane, end - 1)) == rank;
            const Cell to = cell_of_lane(direction, lane, merges ? end - 1 : end);
            tiles[static_cast<std::size_t>(from)] = 0;
            tiles[static_cast<std::size_t>(to)] = static_cast<std::uint8_t>(rank + (merges ? 1 : 0));
            if (merges)
                points += 2 << rank;
            else
                ++end;
            can_merge = !merges;
            if (to != from) moved(SlidTile{from, to, rank, merges});
        }
    }
    return points;
}

/// Slides all tiles. Returns whether any has left its cell.
constexpr bool slide_tiles(Tiles& tiles, Direction direction) {
    bool any = false;
    slide_tiles(tiles, direction, [&](const SlidTile&) { any = true; });
    return any;
}

constexpr bool can_slide(Tiles tiles, Direction direction) {
    return slide_tiles(tiles, direction);
}

constexpr bool can_slide(const Tiles& tiles) {
    for (int d = 0; d < kSlides; ++d)
        if (can_slide(tiles, direction(d))) return true;
    return false;
}

constexpr int count_empty(const Tiles& tiles) {
    return static_cast<int>(std::count(tiles.begin(), tiles.end(), 0));
}

constexpr Rank highest_rank(const Tiles& tiles) {
    return *std::max_element(tiles.begin(), tiles.end());
}

/// The tiles as a board for the searches, by *tile downgrading*. A board ends at 32768 and cannot merge two
/// of them. So as long as there is a tile above that, or two of it, all tiles above the highest rank that is
/// missing below the highest tile read one rank lower: 65536, 32768, 8192 read 32768, 16384, 8192. Different
/// tiles stay different and equal ones equal, so that every merge that the position has, the board has too;
/// ranks next to the small tiles that come stay what they are. Only a full board of 4 ... 32768 with a second
/// 32768 has no missing rank, so nothing can be moved down. There the board's own slides merge the two.
Board downgrade(Tiles tiles);

/// Tiles of a board.
constexpr Tiles tiles_of(Board board) {
    Tiles tiles{};
    for (Cell cell = 0; cell < kCells; ++cell)
        tiles[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(rank_at(board, cell));
    return tiles;
}

} // namespace forethought::twenty48
