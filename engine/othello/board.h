#pragma once

#include "engine/othello/cell.h"
#include "engine/othello/flips.h"

#include <cstdint>

namespace forethought::othello {

/// The discs as the side to move sees them.
struct Board {
    Cells mine = 0;
    Cells theirs = 0;

    bool operator==(const Board&) const = default;

    constexpr Cells empty() const { return ~(mine | theirs); }
    constexpr int empties() const { return kCells - count(mine | theirs); }
    /// The same discs with the other side to move.
    constexpr Board passed() const { return {theirs, mine}; }
    /// After a disc on a cell that flips `flips`, which is not empty; the other side is to move.
    constexpr Board after(Cell cell, Cells flips) const {
        return {theirs ^ flips, mine ^ flips ^ only(cell)};
    }
};

/// The black player's discs, then the white one's, before the first move; Black begins.
inline constexpr Board kStandardStart{0x0000000810000000, 0x0000001008000000};

/// The discs that a move of the side to move on an empty cell turns over; none if the move is not legal.
inline Cells flips_of(Board board, Cell cell) {
    return detail::flips(board.mine, board.theirs, cell);
}

namespace detail {

/// The cells behind each row of the other side's discs that begins next to one of mine, in both directions of
/// lines with neighbours `Step` apart. A row has at most six discs, so it is filled in steps of one, two, two
/// and two.
template <int Step>
constexpr Cells behind_rows(Cells mine, Cells theirs) {
    Cells up = theirs & mine << Step;
    Cells down = theirs & mine >> Step;
    up |= theirs & up << Step;
    down |= theirs & down >> Step;
    const Cells pairs_up = theirs & theirs << Step;
    const Cells pairs_down = pairs_up >> Step;
    up |= pairs_up & up << 2 * Step;
    down |= pairs_down & down >> 2 * Step;
    up |= pairs_up & up << 2 * Step;
    down |= pairs_down & down >> 2 * Step;
    return up << Step | down >> Step;
}

} // namespace detail

/// Every cell on which the side to move may place a disc. Source: parallel prefix fills, as in all programs
/// with bit boards.
constexpr Cells moves_of(Board board) {
    // Rows that cross the left or the right edge do not go on at the other one.
    const Cells inner = board.theirs & ~(kLeftEdge | kRightEdge);
    return (detail::behind_rows<1>(board.mine, inner) |
            detail::behind_rows<kColumns>(board.mine, board.theirs) |
            detail::behind_rows<kColumns - 1>(board.mine, inner) |
            detail::behind_rows<kColumns + 1>(board.mine, inner)) &
           board.empty();
}

/// Neither side can move.
constexpr bool is_over(Board board) {
    return moves_of(board) == 0 && moves_of(board.passed()) == 0;
}

/// Discs by which the side to move has won when the game is over, negative where it has lost; empty cells
/// count for the winner.
constexpr int final_score(Board board) {
    const int lead = count(board.mine) - count(board.theirs);
    if (lead == 0) return 0;
    return lead > 0 ? lead + board.empties() : lead - board.empties();
}

/// 64 bits of all discs. Boards that differ only in one side's discs never collide.
constexpr std::uint64_t hash_of(Board board) {
    std::uint64_t hash = board.mine * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32 ^ board.theirs) * 0xd6e8feb86659fd93u;
    return hash ^ hash >> 32;
}

} // namespace forethought::othello
