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

/// Phases of the game with weights of their own: the ranks 13 and 14 (8192 and 16384) decide.
enum class Stage : std::uint8_t { opening, with_16384, with_16384_and_8192 };
inline constexpr int kStages = 3;

/// The highest rank that the network has weights for: 16384.
inline constexpr Rank kHighestSeenRank = 14;

namespace detail {

/// The lowest bit of every cell of rank 15.
constexpr Board cells_of_rank_15(Board board) {
    const Board pairs = board & board >> 1;
    return pairs & pairs >> 2 & 0x1111111111111111u;
}

/// A board with a 32768 as the network sees it: the tiles that follow one another from the highest down
/// (32768, 16384, ...) are all halved, so that the first one missing is there.
constexpr Board halve_highest(Board board) {
    unsigned ranks = 0;
    for (Cell cell = 0; cell < kCells; ++cell) ranks |= 1u << rank_at(board, cell);
    Rank lowest = kHighestRank;
    while (lowest > 2 && (ranks >> (lowest - 1) & 1) != 0) --lowest;
    Board seen = board;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (rank_at(board, cell) >= lowest) seen -= Board{1} << (4 * cell);
    return seen;
}

} // namespace detail

/// The board that the network looks up: this one, or one with halved tiles where it is beyond what the tables
/// hold. What is still to be won from both is about the same.
constexpr Board seen_board(Board board) {
    return detail::cells_of_rank_15(board) == 0 ? board : detail::halve_highest(board);
}

/// The phase of a seen board.
constexpr Stage stage_of(Board seen) {
    const Board high = seen >> 3 & seen >> 2 & 0x1111111111111111u;
    const Board of_rank_14 = high & seen >> 1;
    if (of_rank_14 == 0) return Stage::opening;
    const Board of_rank_13 = high & ~(seen >> 1) & seen;
    return of_rank_13 == 0 ? Stage::with_16384 : Stage::with_16384_and_8192;
}

} // namespace forethought::twenty48
