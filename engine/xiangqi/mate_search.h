#pragma once

#include "engine/xiangqi/action.h"
#include "engine/xiangqi/board.h"

#include <array>
#include <vector>

namespace forethought::xiangqi {

/// Proves wins of a few moves by trying every move of both sides. A side has lost that has no legal move, in
/// check or not. No position can come a third time in so few moves, so that the rules of repetition have no
/// say.
class MateSearch {
  public:
    /// Moves of the winner, at most.
    static constexpr int kMostMoves = 3;

    explicit MateSearch(const Board& board) : board_(board) {}

    /// How many moves of its own the side to move needs to win by force; 0 if `kMostMoves` are not enough.
    int shortest();
    /// The first moves that win by force within so many moves.
    std::vector<Action> winning_moves(int moves);

  private:
    bool wins_within(int moves);
    bool wins_by(Action move, int moves);
    bool loses_within(int moves);

    Board board_;
    /// What has held last, by the moves that were left: it is tried first.
    std::array<Action, kMostMoves + 1> defences_{};
};

} // namespace forethought::xiangqi
