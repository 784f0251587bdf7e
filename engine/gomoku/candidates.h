#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/network/impression.h"

namespace forethought::gomoku {

/// The order of moves in one position, as a network sees it.
struct MoveOrder {
    const network::Impression& impression;
    const network::Attention& attention;

    int of(const Board& board, Cell cell) const { return impression.order(board, attention, cell); }
};

/// Whether the colour can make a live four, or two fours at once, where it may.
bool has_open_four(const Board& board, Colour colour);

/// The moves to search in a position, best first; at least one unless the board is full or every cell is
/// forbidden. What is listed, and in which order, is a matter of the rung: everything near a stone in the
/// order of the board, or the buckets of the source with only the replies that a threat leaves, or these as a
/// network orders them (null: without). Returns whether these are all replies to a threat, so that any other
/// move loses.
bool list_candidates(const Board& board, const Switches& switches, const OrderHints<Cell>& hints,
                     const MoveOrder* order, MoveList<Cell, kMostCells>& moves);

/// Appends every other cell on which the colour to move may place a stone: those near a stone by what they
/// are worth, then those farther off in the order of the board.
void list_other_cells(const Board& board, const Switches& switches, MoveList<Cell, kMostCells>& moves);

/// What the cell matters to a colour that attacks and defends as the switches say.
int worth_of(const Board& board, Cell cell, Colour colour, const Switches& switches);

} // namespace forethought::gomoku
