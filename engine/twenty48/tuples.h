#pragma once

#include "engine/twenty48/board.h"

namespace forethought::twenty48 {

/// What the network looks at: four groups of six cells (Yeh et al. 2016), each on the eight symmetric boards.
/// A group of three by two cells and one of a whole line and two cells of the next, once at the edge of the
/// board and once a line further in. All eight share one table of weights a group.
inline constexpr int kTuples = 4;

/// Weights that make one value.
inline constexpr int kLookups = kTuples * kSymmetries;

/// Six cells' ranks in 24 bits, as a number below `kPatterns`.
using Pattern = std::uint32_t;
inline constexpr std::size_t kPatterns = std::size_t{1} << 24;

/// What each tuple sees of a board as it lies.
constexpr std::array<Pattern, kTuples> patterns_of(Board board) {
    const auto line = [](Board from) { return static_cast<Pattern>(from & 0xffffff); };
    const auto block = [](Board from) {
        return static_cast<Pattern>((from & 0xfff) | (from >> 4 & 0xfff000));
    };
    return {line(board), line(board >> 16), block(board), block(board >> 16)};
}

/// Calls `visit(tuple, pattern)` for each of the `kLookups` weights of a board.
template <class Visit>
inline void for_each_lookup(Board board, Visit visit) {
    // Written out, because loops would keep the memory from being asked for all of them at once.
    const auto visit_side = [&](Board side) {
        const auto patterns = patterns_of(side);
        visit(0, patterns[0]);
        visit(1, patterns[1]);
        visit(2, patterns[2]);
        visit(3, patterns[3]);
    };
    const auto visit_both = [&](Board side) {
        visit_side(side);
        visit_side(mirror(side));
    };
    const Board transposed = transpose(board);
    visit_both(board);
    visit_both(flip(board));
    visit_both(transposed);
    visit_both(flip(transposed));
}

/// The highest rank that the network has weights for: 8192. Boards beyond it are looked up with halved tiles.
inline constexpr Rank kHighestSeenRank = 13;

/// Phases of the game with weights of their own, by how often the board was halved to be seen.
enum class Stage : std::uint8_t { opening, with_16384, with_32768 };
inline constexpr int kStages = 3;

/// A board as the network looks it up.
struct Seen {
    Board board = 0;
    Stage stage = Stage::opening;
};

namespace detail {

/// The lowest bit of every cell.
inline constexpr Board kLowestBits = 0x1111111111111111u;

/// The lowest bit of every cell of a rank above `kHighestSeenRank`.
constexpr Board cells_beyond(Board board) {
    return board >> 3 & board >> 2 & board >> 1 & kLowestBits;
}

/// A board with its highest tiles halved: those of `highest`, which there are, and all that follow one
/// another below it (8192, 4096, ...), down to the first one that is missing. All merges stay as they are.
constexpr Board halve_highest(Board board, Rank highest) {
    Board halved = 0;
    for (Rank rank = highest; rank > 1; --rank) {
        const Board of_rank = empty_cells(board ^ kLowestBits * static_cast<Board>(rank));
        if (of_rank == 0) break;
        halved |= of_rank;
    }
    return board - halved;
}

constexpr Seen see_halved(Board board) {
    const Board of_rank_15 = board & cells_beyond(board);
    if (of_rank_15 != 0) board = halve_highest(board, 15);
    if (cells_beyond(board) != 0) board = halve_highest(board, 14);
    return {board, of_rank_15 != 0 ? Stage::with_32768 : Stage::with_16384};
}

} // namespace detail

/// The board as it is looked up: with tiles above 8192 it stands for the one in which the highest tiles are
/// halved, which is played alike and whose weights many more games have taught.
constexpr Seen see(Board board) {
    return detail::cells_beyond(board) == 0 ? Seen{board, Stage::opening} : detail::see_halved(board);
}

} // namespace forethought::twenty48
