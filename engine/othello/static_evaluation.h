#pragma once

#include "engine/core/blur.h"
#include "engine/othello/board.h"
#include "engine/othello/ladder.h"
#include "engine/othello/score.h"

#include <array>

namespace forethought::othello {

/// Weights set by hand, in hundredths of a disc: the evaluations of the rungs below the patterns.
struct StaticWeights {
    /// A disc on a cell, by the ten kinds of cells up to symmetry.
    std::array<Score, 10> cells{};
    /// Times the difference of both sides' numbers of moves, as a share of their sum.
    Score mobility = 0;
    Score corner = 0;
    /// A stable disc, a disc next to an empty cell, and having the last move of the game.
    Score stable = 0;
    Score frontier = 0;
    Score parity = 0;
};

/// The weights of the program, or others a little off.
StaticWeights static_weights(Blur& blur);

/// The value of a board for the side to move, by what the rung looks at.
Score evaluate(const Board& board, const Switches& switches, const StaticWeights& weights);

} // namespace forethought::othello
