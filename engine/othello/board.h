#pragma once

#include "engine/othello/cell.h"

#include <array>
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
    /// After a disc on a cell that flips `flips`, of which there are some; the other side is to move.
    constexpr Board after(Cell cell, Cells flips) const {
        return {theirs ^ flips, mine ^ flips ^ only(cell)};
    }
};

/// The black player's discs, then the white one's, before the first move; Black begins.
inline constexpr Board kStandardStart{0x0000000810000000, 0x0000001008000000};

namespace detail {

/// The cells beyond each cell towards the edge: four rays along which the numbers of cells rise, then the
/// four opposite ones.
inline constexpr auto kRays = [] {
    std::array<std::array<Cells, 8>, kCells> rays{};
    constexpr std::array<std::array<int, 2>, 8> steps{
        {{1, 0}, {-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
    for (int cell = 0; cell < kCells; ++cell)
        for (std::size_t d = 0; d < steps.size(); ++d) {
            int x = cell % kColumns + steps[d][0];
            int y = cell / kColumns + steps[d][1];
            for (; x >= 0 && y >= 0 && x < kColumns && y < kColumns; x += steps[d][0], y += steps[d][1])
                rays[static_cast<std::size_t>(cell)][d] |= only(cell_at(x, y));
        }
    return rays;
}();

/// What is enclosed along a ray of rising cells: a carry runs through the other side's discs and stops at the
/// first cell that has none.
constexpr Cells enclosed_upwards(const Board& board, Cells ray) {
    const Cells end = ((board.theirs | ~ray) + 1) & ray & board.mine;
    return (end - (end != 0 ? 1 : 0)) & ray;
}

/// The same along a ray of falling cells, from the highest cell that is not the other side's.
constexpr Cells enclosed_downwards(const Board& board, Cells ray) {
    const Cells stops = (~board.theirs & ray) | 1;
    const Cells end = Cells{1} << (kCells - 1 - std::countl_zero(stops)) & ray & board.mine;
    return (~end + 1) << 1 & ray;
}

} // namespace detail

/// The discs that a disc of the side to move on an empty cell turns over; none where it may not be placed.
/// Without a loop over cells: eight rays, each by carry or by its highest bit. Source: the carry technique of
/// bit boards, here as it is usual in Othello programs.
constexpr Cells flips_of(const Board& board, Cell cell) {
    const auto& rays = detail::kRays[static_cast<std::size_t>(cell)];
    return detail::enclosed_upwards(board, rays[0]) | detail::enclosed_upwards(board, rays[1]) |
           detail::enclosed_upwards(board, rays[2]) | detail::enclosed_upwards(board, rays[3]) |
           detail::enclosed_downwards(board, rays[4]) | detail::enclosed_downwards(board, rays[5]) |
           detail::enclosed_downwards(board, rays[6]) | detail::enclosed_downwards(board, rays[7]);
}

namespace detail {

/// Cells behind a row of the other side's discs that begins beside one of mine, both ways along lines whose
/// neighbours differ by `Step`. A row has at most six discs: it is filled by one, by two, by two and by two.
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
constexpr Cells moves_of(const Board& board) {
    // Rows that cross the left or the right edge do not go on at the other one.
    const Cells inner = board.theirs & ~(kLeftEdge | kRightEdge);
    return (detail::behind_rows<1>(board.mine, inner) |
            detail::behind_rows<kColumns>(board.mine, board.theirs) |
            detail::behind_rows<kColumns - 1>(board.mine, inner) |
            detail::behind_rows<kColumns + 1>(board.mine, inner)) &
           board.empty();
}

/// Neither side can move.
constexpr bool is_over(const Board& board) {
    return moves_of(board) == 0 && moves_of(board.passed()) == 0;
}

/// Discs by which the side to move has won when the game is over, negative where it has lost; empty cells
/// count for the winner.
constexpr int final_score(const Board& board) {
    const int lead = count(board.mine) - count(board.theirs);
    if (lead == 0) return 0;
    return lead > 0 ? lead + board.empties() : lead - board.empties();
}

/// 64 bits out of all discs; boards that differ in one side's discs alone never collide.
constexpr std::uint64_t hash_of(const Board& board) {
    std::uint64_t hash = board.mine * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32 ^ board.theirs) * 0xd6e8feb86659fd93u;
    return hash ^ hash >> 32;
}

} // namespace forethought::othello
