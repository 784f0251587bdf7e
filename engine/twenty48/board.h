#pragma once

#include "engine/core/bits.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The sixteen cells in one word, four bits a cell: its rank, 0 for an empty cell, else the binary logarithm
/// of the tile (1 is 2, 15 is 32768). Cell `c` counts row by row from the top left and lies at bits `4c`.
///
/// Four bits end at 32768. Two such tiles merge into one that still reads 32768, so a merge frees a cell here
/// as in the game. `downgrade` in tiles.h makes a board of a position with larger tiles.
using Board = std::uint64_t;

/// Sixteen bits of a board: the four cells of a row from the left, or of a column from the top.
using Row = std::uint16_t;

/// Rank of a cell: 0 empty, else the binary logarithm of its tile.
using Rank = int;

/// 0 to 15, row by row from the top left.
using Cell = int;

enum class Direction : std::uint8_t { up, right, down, left };

inline constexpr int kWidth = 4;
inline constexpr int kCells = 16;
inline constexpr int kSlides = 4;
inline constexpr std::size_t kRows = 1u << 16;
/// The highest rank that a board can hold: 32768.
inline constexpr Rank kHighestRank = 15;

constexpr Direction direction(int number) {
    return static_cast<Direction>(number);
}

constexpr Rank rank_at(Board board, Cell cell) {
    return static_cast<Rank>(board >> (4 * cell) & 15);
}

/// `board` with a tile of `rank` on a cell that is empty.
constexpr Board with_tile(Board board, Cell cell, Rank rank) {
    return board | static_cast<Board>(rank) << (4 * cell);
}

constexpr Row row_at(Board board, int y) {
    return static_cast<Row>(board >> (16 * y));
}

/// Rows become columns: two exchanges, of single cells and of blocks of two by two.
constexpr Board transpose(Board board) {
    const Board cells = (board & 0xf0f00f0ff0f00f0fu) | (board & 0x0000f0f00000f0f0u) << 12 |
                        (board & 0x0f0f00000f0f0000u) >> 12;
    return (cells & 0xff00ff0000ff00ffu) | (cells & 0x00000000ff00ff00u) << 24 |
           (cells & 0x00ff00ff00000000u) >> 24;
}

/// Left and right exchanged.
constexpr Board mirror(Board board) {
    const Board pairs = (board & 0x0f0f0f0f0f0f0f0fu) << 4 | (board >> 4 & 0x0f0f0f0f0f0f0f0fu);
    return (pairs & 0x00ff00ff00ff00ffu) << 8 | (pairs >> 8 & 0x00ff00ff00ff00ffu);
}

/// Top and bottom exchanged.
constexpr Board flip(Board board) {
    const Board pairs = (board & 0x0000ffff0000ffffu) << 16 | (board >> 16 & 0x0000ffff0000ffffu);
    return std::rotl(pairs, 32);
}

inline constexpr int kSymmetries = 8;

/// The board turned and mirrored; `number` 0 to 7, 0 for the board itself.
constexpr Board symmetric(Board board, int number) {
    const Board turned = (number & 4) != 0 ? transpose(board) : board;
    const Board flipped = (number & 2) != 0 ? flip(turned) : turned;
    return (number & 1) != 0 ? mirror(flipped) : flipped;
}

/// The least of the eight symmetric boards: the same for all of them.
constexpr Board canonical(Board board) {
    Board least = board;
    for (int number = 1; number < kSymmetries; ++number) {
        const Board other = symmetric(board, number);
        least = other < least ? other : least;
    }
    return least;
}

/// The lowest bit of every empty cell.
constexpr Board empty_cells(Board board) {
    const Board halves = board | board >> 2;
    return ~(halves | halves >> 1) & 0x1111111111111111u;
}

constexpr int count_empty(Board board) {
    return count_bits(empty_cells(board));
}

/// The cell of the lowest bit of `cells`, which has at least one.
constexpr Cell first_cell(Board cells) {
    return lowest_bit(cells) / 4;
}

/// How many different tiles there are.
constexpr int distinct_tiles(Board board) {
    unsigned ranks = 0;
    for (; board != 0; board >>= 4) ranks |= 1u << (board & 15);
    return count_bits(ranks >> 1);
}

constexpr Rank highest_rank(Board board) {
    Rank highest = 0;
    for (; board != 0; board >>= 4) {
        const auto rank = static_cast<Rank>(board & 15);
        highest = rank > highest ? rank : highest;
    }
    return highest;
}

/// For each of the 65536 rows, the bits that a slide changes: a slide of a board is four look-ups and a few
/// exclusive ors.
struct SlideTables {
    SlideTables();

    std::array<Row, kRows> left;
    std::array<Row, kRows> right;
    /// The same for columns, in place: the four cells lie sixteen bits apart.
    std::array<Board, kRows> up;
    std::array<Board, kRows> down;
    /// Points of the merges in the row; the same in both directions.
    std::array<std::uint32_t, kRows> points;
};

extern const SlideTables kSlideTables;

namespace detail {

constexpr Board slide_rows(Board board, const std::array<Row, kRows>& changes) {
    return board ^ static_cast<Board>(changes[row_at(board, 0)]) ^
           static_cast<Board>(changes[row_at(board, 1)]) << 16 ^
           static_cast<Board>(changes[row_at(board, 2)]) << 32 ^
           static_cast<Board>(changes[row_at(board, 3)]) << 48;
}

constexpr Board slide_columns(Board board, Board transposed, const std::array<Board, kRows>& changes) {
    return board ^ changes[row_at(transposed, 0)] ^ changes[row_at(transposed, 1)] << 4 ^
           changes[row_at(transposed, 2)] << 8 ^ changes[row_at(transposed, 3)] << 12;
}

inline int points_of_rows(Board board) {
    const auto& points = kSlideTables.points;
    return static_cast<int>(points[row_at(board, 0)] + points[row_at(board, 1)] + points[row_at(board, 2)] +
                            points[row_at(board, 3)]);
}

} // namespace detail

inline Board slide_left(Board board) {
    return detail::slide_rows(board, kSlideTables.left);
}
inline Board slide_right(Board board) {
    return detail::slide_rows(board, kSlideTables.right);
}
inline Board slide_up(Board board) {
    return detail::slide_columns(board, transpose(board), kSlideTables.up);
}
inline Board slide_down(Board board) {
    return detail::slide_columns(board, transpose(board), kSlideTables.down);
}

/// The board after a slide, before a new tile; the same board where the slide is not legal.
inline Board slide(Board board, Direction direction) {
    switch (direction) {
    case Direction::up:
        return slide_up(board);
    case Direction::right:
        return slide_right(board);
    case Direction::down:
        return slide_down(board);
    default:
        return slide_left(board);
    }
}

/// All four slides, by `Direction`; the board is transposed once for two of them.
inline std::array<Board, kSlides> all_slides(Board board) {
    const Board transposed = transpose(board);
    return {detail::slide_columns(board, transposed, kSlideTables.up), slide_right(board),
            detail::slide_columns(board, transposed, kSlideTables.down), slide_left(board)};
}

/// The points of a slide: the sum of the tiles that its merges make.
inline int slide_score(Board board, Direction direction) {
    const bool along_columns = direction == Direction::up || direction == Direction::down;
    return detail::points_of_rows(along_columns ? transpose(board) : board);
}

/// Whether any slide is legal.
constexpr bool has_slide(Board board) {
    if (empty_cells(board) != 0) return board != 0;
    // Equal neighbours leave an empty cell in the difference; the last of a row has no neighbour at its
    // right.
    const Board beside = (board ^ board >> 4) | 0xf000f000f000f000u;
    const Board below = (board ^ board >> 16) | 0xffff000000000000u;
    return (empty_cells(beside) | empty_cells(below)) != 0;
}

} // namespace forethought::twenty48
