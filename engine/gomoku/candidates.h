#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/network/accumulator.h"

#include <algorithm>
#include <limits>

namespace forethought::gomoku {

/// The order of moves in one position, as a network sees it, and what it gave the best of those that were
/// asked about.
class MoveOrder {
  public:
    /// What it is made of must outlive it.
    MoveOrder(const Board& board, const network::Accumulator& accumulator,
              const network::Attention& attention)
        : board_(board), accumulator_(accumulator), attention_(attention) {}

    int of(Cell cell) {
        const int order = accumulator_.order(board_, attention_, cell);
        best_ = std::max(best_, order);
        return order;
    }
    int best() const { return best_; }

  private:
    const Board& board_;
    const network::Accumulator& accumulator_;
    const network::Attention& attention_;
    int best_ = std::numeric_limits<int>::min();
};

/// Whether the colour can make a live four, or two fours at once, where it may.
bool has_open_four(const Board& board, Colour colour);

/// The moves to search in a position, best first; at least one unless the board is full or every cell is
/// forbidden. What is listed, and in which order, is a matter of the rung: everything near a stone in the
/// order of the board, or the buckets of the source with only the replies that a threat leaves, or these as a
/// network orders them (null: without), which is asked about all that are listed. Returns whether these are
/// all replies to a threat, so that any other move loses.
bool list_candidates(const Board& board, const Switches& switches, const OrderHints<Cell>& hints,
                     MoveOrder* order, MoveList<Cell, kMostCells>& moves);

/// Appends every other cell on which the colour to move may place a stone: those near a stone by what they
/// are worth, then those farther off in the order of the board.
void list_other_cells(const Board& board, const Switches& switches, MoveList<Cell, kMostCells>& moves);

/// What the cell matters to a colour that attacks and defends as the switches say.
int worth_of(const Board& board, Cell cell, Colour colour, const Switches& switches);

} // namespace forethought::gomoku
