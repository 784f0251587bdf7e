#pragma once

#include "engine/othello/patterns/patterns.h"

namespace forethought::othello {

/// A board with the indices of its patterns.
struct JudgedBoard {
    Board board{};
    PatternIndices indices{};
    /// Whether the side to move is the one that the indices call black.
    bool is_black = true;

    JudgedBoard() = default;
    explicit JudgedBoard(const Board& seen) : board(seen), indices(seen, true) {}

    JudgedBoard after(Cell cell, Cells flips) const {
        JudgedBoard next = *this;
        next.indices.place(cell, flips, is_black);
        next.board = board.after(cell, flips);
        next.is_black = !is_black;
        return next;
    }
    void pass() {
        board = board.passed();
        is_black = !is_black;
    }
};

} // namespace forethought::othello
