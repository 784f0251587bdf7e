#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/endgame/near_table.h"
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

    void forget() { near_.clear(); }

    /// Discs placed.
    Nodes nodes() const { return nodes_; }

  private:
    int search(Board board, Cells moves, int alpha, int empties, Parity parity);
    int search_five(Board board, Cells moves, int alpha, Parity parity);
    int search_ordered(Board board, Cells moves, int alpha, int empties, Parity parity);
    int pass(Board board, int alpha, int empties, Parity parity);

    RangeTable* table_;
    NearTable near_;
    Nodes nodes_ = 0;
};

} // namespace forethought::othello
