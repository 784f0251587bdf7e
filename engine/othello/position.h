#pragma once

#include "engine/core/move_list.h"
#include "engine/core/types.h"
#include "engine/othello/action.h"
#include "engine/othello/board.h"

#include <cstddef>

namespace forethought::othello {

/// The longest game from any start: a disc on every cell, and a pass before each disc.
inline constexpr std::size_t kMostActions = 2 * kCells;

/// A game of Othello with its history. Black is the first side, whoever begins.
struct Position {
    /// The side to move's point of view.
    Board board{};
    Side to_move = Side::first;
    Outcome outcome = Outcome::playing;
    /// Where the game began, from the point of view of the side that began.
    Board start{};
    Side starter = Side::first;
    MoveList<Action, kMostActions> actions{};
};

/// A game that begins with these discs, seen by `to_move`.
Position begin_at(const Board& board, Side to_move);

inline Position standard_start() {
    return begin_at(kStandardStart, Side::first);
}

/// A side's discs.
constexpr Cells discs_of(const Position& position, Side side) {
    return side == position.to_move ? position.board.mine : position.board.theirs;
}

} // namespace forethought::othello
