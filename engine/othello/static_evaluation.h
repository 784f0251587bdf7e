#pragma once

#include "engine/core/blur.h"
#include "engine/othello/board.h"
#include "engine/othello/ladder.h"
#include "engine/othello/score.h"

#include <array>

namespace forethought::othello {

/// What a position is worth by eye: the evaluations of the rungs below the patterns. All in hundredths of a
/// disc.
struct StaticWeights {
    /// Of a disc on a cell, by the ten kinds of cells that the symmetries of the board leave.
    std::array<Score, 10> cells{};
    /// Of the share of all moves that are one's own, when that is all of them.
    Score mobility = 0;
    Score corner = 0;
    /// Of a stable disc, of a disc beside an empty cell, and of having the last move of all.
    Score stable = 0;
    Score frontier = 0;
    Score parity = 0;
};

/// The weights of the program, or others a little off.
StaticWeights static_weights(Blur& blur);

/// The value of a board for the side to move, by what the rung looks at.
Score evaluate(const Board& board, const Switches& switches, const StaticWeights& weights);

} // namespace forethought::othello
