#pragma once

#include "engine/core/bits.h"
#include "engine/core/types.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/stages.h"

#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// A late game goes round in laps: small tiles become one tile of `kLapRank` more, which merges with the
/// large ones that are there, until these are all different again. What a lap asks for is much the same
/// whatever the large tiles are: that they lie out of the way, and together.
///
/// The value of a board is the mean number of points of a slide, for as many slides as the game goes on.
/// Slides after the end of the lap count less, and less again after the next one, since little is known of
/// later laps.
inline constexpr Rank kLapRank = 10;

/// Points that a slide brings in the long run.
inline constexpr Score kPointsOfSlide = 22;

/// The share of a board's value after the end of a lap that counts within that lap, in 1024ths.
inline constexpr int kCarriedOver = 942;

/// The value of a board after the end of a lap, seen from within that lap; `worth` is its value in its own
/// lap.
constexpr Score carried_over(Score worth) {
    return static_cast<Score>(std::int64_t{worth} * kCarriedOver / 1024);
}
constexpr float carried_over(float worth) {
    return worth * kCarriedOver / 1024;
}

/// How a tile above `kLapRank` is seen: a wall without an equal tile, and a twin wall, which has one and is
/// to be merged.
inline constexpr Rank kWall = kLapRank + 1;
inline constexpr Rank kTwinWall = kLapRank + 2;

namespace detail {

/// The lowest bit of every cell of a rank of at least `kLapRank`.
constexpr Board large_cells(Board board) {
    static_assert(kLapRank == 10);
    return board >> 3 & (board >> 2 | board >> 1) & kLowestBits;
}

/// The lowest bit of every cell of a rank above `kLapRank`.
constexpr Board wall_cells(Board board) {
    static_assert(kLapRank == 10);
    return board >> 3 & (board >> 2 | (board >> 1 & board)) & kLowestBits;
}

} // namespace detail

/// The number of finished laps: the sum of the large tiles in laps, less one while two of them are equal.
constexpr int laps_of(Board board) {
    int laps = 0;
    unsigned ranks = 0;
    bool has_twins = false;
    for (Board cells = detail::large_cells(board); cells != 0; cells &= cells - 1) {
        const Rank rank = rank_at(board, first_cell(cells));
        laps += 1 << (rank - kLapRank);
        has_twins = has_twins || (ranks >> rank & 1) != 0;
        ranks |= 1u << rank;
    }
    return has_twins ? laps - 1 : laps;
}

/// The board as late weights see it: large tiles are walls.
constexpr Board walled(Board board) {
    unsigned once = 0;
    unsigned twice = 0;
    const Board walls = detail::wall_cells(board);
    for (Board cells = walls; cells != 0; cells &= cells - 1) {
        const unsigned rank = 1u << rank_at(board, first_cell(cells));
        twice |= once & rank;
        once |= rank;
    }
    Board seen = (board & ~(walls * 15)) | walls * static_cast<Board>(kWall);
    if (twice == 0) return seen;
    for (Board cells = walls; cells != 0; cells &= cells - 1) {
        const int at = lowest_bit(cells);
        if ((twice >> (board >> at & 15) & 1) != 0) seen ^= static_cast<Board>(kWall ^ kTwinWall) << at;
    }
    return seen;
}

/// The lap that makes the first 16384, with 8192, 4096, 2048 and 1024 on the board.
inline constexpr int kLapTo16384 = 15;

/// The stage by whose weights boards are played that follow this one. `early`: late weights, which see laps
/// alike and so know more kinds of crowded boards, play the lap to the first 16384 as well.
constexpr Stage stage_played(Board root, bool early) {
    return early && laps_of(root) >= kLapTo16384 ? Stage::late : stage_of(root);
}

/// How many ranks a stage's weights tell apart: 0 to one less.
constexpr std::size_t ranks_seen_in(Stage stage) {
    return static_cast<std::size_t>(stage == Stage::opening ? kHighestSeenRank : kTwinWall) + 1;
}

/// The board as weights of a stage see it.
constexpr Board seen_in(Stage stage, Board board) {
    return stage == Stage::opening ? halved(board) : walled(board);
}

} // namespace forethought::twenty48
