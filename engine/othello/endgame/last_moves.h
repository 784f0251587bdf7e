#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/endgame/parity.h"

namespace forethought::othello {

/// The value of a board with four empty cells for the side to move, in discs; empty cells count for the
/// winner. A value above `alpha` is a lower bound, any other value an upper bound. Adds the discs placed to
/// `nodes`.
int last_four(Board board, int alpha, Parity parity, Nodes& nodes);

/// The same with none to four empty cells.
int last_moves(Board board, int alpha, Nodes& nodes);

} // namespace forethought::othello
