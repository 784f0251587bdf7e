#pragma once

#include "engine/xiangqi/board.h"

namespace forethought::xiangqi {

/// How many pieces stand between two points of one rank or file; -1 for points of neither.
int pieces_between(const Board& board, Cell from, Cell to);

/// Whether a piece of that kind and side on `from` could take an enemy on `to`, its own general's safety
/// aside. Generals that face each other do not take each other.
bool attacks(const Board& board, Side side, Kind kind, Cell from, Cell to);

/// The same of a piece where it stands; false for one that was taken.
inline bool attacks(const Board& board, Slot slot, Cell to) {
    const Cell from = board.where(slot);
    return from != kNowhere && attacks(board, side_of(slot), kind_of(slot), from, to);
}

/// Whether an enemy piece attacks the side's general, or the generals face each other.
bool is_general_attacked(const Board& board, Side side);

/// The same after a move of either side, which is not made.
bool is_general_attacked_after(const Board& board, Action move, Side side);

/// Whether the side to move is in check.
inline bool in_check(const Board& board) {
    return is_general_attacked(board, board.to_move());
}

/// Whether a legal move of the side to move checks the other side. Most that do not are told at sight.
bool gives_check(const Board& board, Action move);

} // namespace forethought::xiangqi
