#pragma once

#include "engine/core/bits.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/stages.h"

#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The twelve cells that a frame leaves, four bits each: the row next to it lowest, then the next, then the
/// one at the far edge.
using Field = std::uint64_t;

/// A frame: the four largest tiles, all different, fill an edge of the board, where most late games have them
/// for most of the time. They stay there, so that the game goes on with the other twelve cells, the *field*.
/// What matters about the frame is the size of its smallest tile: the next large tile will have to merge with
/// it.
enum class Frame : std::uint8_t {
    /// Late boards; all four are 2048 or more.
    late_from_2048,
    /// Late boards; the smallest is 1024.
    late_from_1024,
    /// Boards of the opening, by their smallest.
    opening_from_1024,
    opening_from_512,
};
inline constexpr std::size_t kFrames = 4;

constexpr Stage stage_of(Frame frame) {
    return frame <= Frame::late_from_1024 ? Stage::late : Stage::opening;
}

/// Ranks that cells of a field have: 0 to one less. All of them are below that of the frame's smallest tile.
inline constexpr std::uint32_t kRanksOfField = 11;

/// A board as its frame and the field within.
struct FramedBoard {
    Frame frame = Frame::late_from_2048;
    Field field = 0;
    /// False for a board without a frame; then the rest has no meaning.
    bool is_framed = false;
};

namespace detail {

/// The lowest bit of every cell of at least this rank, which is 8 or more.
constexpr Board cells_from(Board board, Rank rank) {
    const Board lower_bits = board & ~(kLowestBits << 3);
    return (board & (lower_bits + kLowestBits * static_cast<Board>(16 - rank))) >> 3 & kLowestBits;
}

/// The field beside four cells, if they fill an edge and are different. `cells` has their lowest bits.
constexpr bool find_field(Board board, Board cells, Field& field) {
    constexpr Board kRow = 0x1111;
    constexpr Board kColumn = 0x0001'0001'0001'0001;
    if (cells == kRow << 48)
        board = flip(board);
    else if (cells == kColumn)
        board = transpose(board);
    else if (cells == kColumn << 12)
        board = flip(transpose(board));
    else if (cells != kRow)
        return false;
    field = board >> 16;
    const auto bit_at = [board](int cell) { return 1u << (board >> (4 * cell) & 15); };
    return count_bits(bit_at(0) | bit_at(1) | bit_at(2) | bit_at(3)) == 4;
}

} // namespace detail

/// The frame of a board for the weights of a stage, with the board as it is and not as the stage sees it. The
/// opening has no frames with tiles above 8192.
constexpr FramedBoard framed(Stage stage, Board board) {
    FramedBoard seen;
    const auto fits = [&](Board cells, Frame frame) {
        seen.frame = frame;
        seen.is_framed = detail::find_field(board, cells, seen.field);
        return seen.is_framed;
    };
    const Board from_1024 = detail::cells_from(board, 10);
    const int large = count_bits(from_1024);
    if (stage == Stage::opening) {
        if (stage_of(board) != Stage::opening) return seen;
        if (large == 4) {
            fits(from_1024, Frame::opening_from_1024);
        } else if (large == 3) {
            const Board from_512 = detail::cells_from(board, 9);
            if (count_bits(from_512) == 4) fits(from_512, Frame::opening_from_512);
        }
        return seen;
    }
    if (large < 4) return seen;
    const Board from_2048 = detail::cells_from(board, 11);
    if (count_bits(from_2048) == 4)
        fits(from_2048, Frame::late_from_2048);
    else if (large == 4)
        fits(from_1024, Frame::late_from_1024);
    return seen;
}

/// The field seen in a mirror: the same game.
constexpr Field mirrored_field(Field field) {
    constexpr Field kFirst = 0x000f'000f'000f;
    return (field & kFirst) << 12 | (field & kFirst << 4) << 4 | (field >> 4 & kFirst << 4) |
           (field >> 12 & kFirst);
}

} // namespace forethought::twenty48
