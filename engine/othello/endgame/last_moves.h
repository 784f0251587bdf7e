#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/endgame/parity.h"

namespace forethought::othello {

/// The value of a board with four empty cells for the side to move, in discs, empty cells for the winner;
/// exact as far as needed to say whether it is above `alpha`: a value above it is a lower bound, any other an
/// upper one. Adds the discs placed to `nodes`.
int last_four(Board board, int alpha, Parity parity, Nodes& nodes);

/// The same with so few empty cells: none to four.
int last_moves(Board board, int alpha, Nodes& nodes);

} // namespace forethought::othello
