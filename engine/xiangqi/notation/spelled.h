#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/board.h"

#include <cstdint>
#include <string_view>

namespace forethought::xiangqi {

/// Which of several pieces of one kind on a file a move is of, as texts tell it.
enum class Order : std::uint8_t {
    /// Not told: the file is.
    none,
    foremost,
    middle,
    rearmost,
    /// The front one of WXF: the second one where there are four or more.
    front,
    rear,
    /// By its number: on its file from the front on; with soldiers behind each other on two files over both,
    /// from
    /// the side's right.
    numbered,
};

enum class Way : std::uint8_t { forward, back, sideways };

/// A move as the side to move spells it out: piece, file or order, way, and how far or to which file. Files
/// are numbered from the side's right, from 1.
struct Spelled {
    Kind kind = Kind::none;
    /// 0 where it is not told.
    int file = 0;
    Order order = Order::none;
    int number = 0;
    Way way = Way::sideways;
    /// Steps along the file of a general, chariot, cannon or soldier; else the file to which it goes.
    int target = 0;
};

/// How a piece stands among those of its side and kind.
struct Tandem {
    /// On its file, before and behind it.
    int ahead = 0;
    int behind = 0;
    /// Whether another file has two or more of them as well.
    bool on_two_files = false;
    /// Its number among all on such files: from the side's right, from the front.
    int number = 1;

    int pieces() const { return ahead + 1 + behind; }
};

Tandem tandem_of(const Board& board, Cell cell);

/// The file of a point as a side numbers it.
int file_number(Side side, Cell cell);

/// Piece, file, way and target of a move of the side to move.
Spelled spelled_out(const Board& board, Action move);

/// The legal move that is spelled so; `text` is for messages. Where several pieces on one file go so it is
/// the one in the middle. Error: there is none, or more than one.
Result<Action> find_move(const Board& board, const Spelled& spelled, std::string_view text);

} // namespace forethought::xiangqi
