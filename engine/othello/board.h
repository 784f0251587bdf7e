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

/// The cells behind each row of the other side's discs that begins next to one of mine, in lines with
/// neighbours `Step` apart; in both halves. A row has at most six discs, so it is filled in steps of one,
/// one, two and two.
template <int Step>
inline BothWays behind_rows(BothWays mine, BothWays theirs) {
    BothWays row = theirs & mine << Step;
    row |= theirs & row << Step;
    const BothWays pairs = theirs & theirs << Step;
    row |= pairs & row << 2 * Step;
    row |= pairs & row << 2 * Step;
    return row << Step;
}

/// The same along the rows of the board, in both directions. `inner`: the other side's discs on inner
/// columns.
inline Cells behind_rows_across(Cells mine, Cells inner) {
    // To the right the carry of an addition runs through.
    const Cells right = (inner + (inner & mine << 1)) & ~inner;
    Cells row = inner & mine >> 1;
    row |= inner & row >> 1;
    const Cells pairs = inner & inner >> 1;
    row |= pairs & row >> 2;
    row |= pairs & row >> 2;
    return right | row >> 1;
}

} // namespace detail

/// Every cell on which the side to move may place a disc. Source: parallel prefix fills, as in all programs
/// with bit boards.
inline Cells moves_of(Board board) {
    // Rows that cross the left or the right edge do not go on at the other one.
    constexpr Cells columns = ~(kLeftEdge | kRightEdge);
    const detail::BothWays mine = detail::both_ways(board.mine);
    const detail::BothWays theirs = detail::both_ways(board.theirs);
    const detail::BothWays inner = theirs & detail::BothWays{columns, columns};
    const detail::BothWays behind = detail::behind_rows<kColumns>(mine, theirs) |
                                    detail::behind_rows<kColumns - 1>(mine, inner) |
                                    detail::behind_rows<kColumns + 1>(mine, inner);
    return (detail::united(behind) | detail::behind_rows_across(board.mine, board.theirs & columns)) &
           board.empty();
}

/// Neither side can move.
inline bool is_over(Board board) {
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
