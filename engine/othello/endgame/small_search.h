#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/endgame/parity.h"
#include "engine/othello/endgame/table.h"

namespace forethought::othello {

/// The recursive endgame, for so few empty cells that it need not pause.
class SmallSearch {
  public:
    /// `table` outlives the search.
    explicit SmallSearch(RangeTable& table) : table_(&table) {}

    /// Compares the value of a board with `alpha`, in discs for the side to move; empty cells count for the
    /// winner. A result above `alpha` is a lower bound, any other an upper bound.
    int solve(Board board, int alpha);

    /// Discs placed.
    Nodes nodes() const { return nodes_; }

  private:
    int search(Board board, int alpha, int empties, Parity parity);
    int search_few(Board board, int alpha, int empties, Parity parity);
    int search_ordered(Board board, int alpha, int empties, Parity parity);
    int pass(Board board, int alpha, int empties, Parity parity);

    RangeTable* table_;
    Nodes nodes_ = 0;
};

} // namespace forethought::othello
