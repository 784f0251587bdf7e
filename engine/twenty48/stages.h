#pragma once

#include "engine/twenty48/board.h"

#include <cstdint>
#include <string_view>

namespace forethought::twenty48 {

/// Phases of the game, each with weights of its own in the network and a view of boards of its own.
enum class Stage : std::uint8_t {
    /// From the beginning on; boards are seen `halved`, values are points.
    opening,
    /// From a first 16384 on; boards are seen `walled`, values are those of laps.
    late,
};
inline constexpr int kStages = 2;

constexpr std::string_view name_of(Stage stage) {
    return stage == Stage::opening ? "opening" : "late";
}

/// The highest rank that the opening has weights for: 8192.
inline constexpr Rank kHighestSeenRank = 13;

namespace detail {

/// The lowest bit of every cell.
inline constexpr Board kLowestBits = 0x1111111111111111u;

/// The lowest bit of every cell of a rank above `kHighestSeenRank`.
constexpr Board cells_beyond(Board board) {
    return board >> 3 & board >> 2 & board >> 1 & kLowestBits;
}

/// A board with its highest tiles halved: those of rank `highest`, which must exist, and the ranks below it
/// down to the first missing one. All merges stay.
constexpr Board halve_highest(Board board, Rank highest) {
    Board halved = 0;
    for (Rank rank = highest; rank > 1; --rank) {
        const Board of_rank = empty_cells(board ^ kLowestBits * static_cast<Board>(rank));
        if (of_rank == 0) break;
        halved |= of_rank;
    }
    return board - halved;
}

constexpr Board halve_as_needed(Board board) {
    if ((board & cells_beyond(board)) != 0) board = halve_highest(board, 15);
    if (cells_beyond(board) != 0) board = halve_highest(board, 14);
    return board;
}

} // namespace detail

constexpr Stage stage_of(Board board) {
    return detail::cells_beyond(board) == 0 ? Stage::opening : Stage::late;
}

/// The board as the opening's weights see it: if it has tiles above 8192, its highest tiles are halved. Both
/// boards are played alike.
constexpr Board halved(Board board) {
    return detail::cells_beyond(board) == 0 ? board : detail::halve_as_needed(board);
}

} // namespace forethought::twenty48
