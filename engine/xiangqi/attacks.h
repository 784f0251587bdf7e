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

/// What a move touches of the ways on which a general may be attacked.
struct Touch {
    Touch(Cell general, Action move, Slot moved) {
        const Relations& relations = relations_to(general);
        const Relation from = relations[static_cast<std::size_t>(move.from())];
        const Relation to = relations[static_cast<std::size_t>(move.to())];
        lines = (from | to) & (kSameFile | kSameRank);
        horses = (from & kDiagonal) != 0 || ((to & kLeapApart) != 0 && kind_of(moved) == Kind::horse);
    }

    bool anything() const { return lines != 0 || horses; }

    unsigned lines;
    bool horses;
};
bool is_newly_attacked(const Board& board, Side side, const Touch& touch);
bool is_newly_attacked_after(const Board& board, Action move, Side side, const Touch& touch);

/// As `is_general_attacked_after` where the general was not attacked before the move and is not what moves;
/// most moves are told at sight.
inline bool is_general_newly_attacked_after(const Board& board, Action move, Side side) {
    const Touch touch(board.general(side), move, board.at(move.from()));
    return touch.anything() && is_newly_attacked_after(board, move, side, touch);
}

/// Whether the last move, which was legal, checks the side to move.
inline bool is_general_newly_attacked(const Board& board, const Change& last) {
    const Touch touch(board.general(board.to_move()), last.move, last.moved);
    return touch.anything() && is_newly_attacked(board, board.to_move(), touch);
}

/// Whether the side to move is in check.
inline bool in_check(const Board& board) {
    return is_general_attacked(board, board.to_move());
}

/// Whether a legal move of the side to move checks the other side.
inline bool gives_check(const Board& board, Action move) {
    return is_general_newly_attacked_after(board, move, opponent(board.to_move()));
}

} // namespace forethought::xiangqi
