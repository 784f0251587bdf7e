#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/patterns/weights.h"

namespace forethought::othello {

/// A recursive search of a few plies, to order moves and to estimate the value of a deeper search.
class Glance {
  public:
    explicit Glance(const PatternWeights& weights) : weights_(&weights) {}

    /// The value of a board for its side to move, in hundredths of a disc; outside the window (`alpha`,
    /// `beta`) a bound.
    Score look(const JudgedBoard& board, int plies, Score alpha, Score beta);

    /// Discs placed.
    Nodes nodes() const { return nodes_; }

  private:
    const PatternWeights* weights_;
    Nodes nodes_ = 0;
};

} // namespace forethought::othello
