#pragma once

#include "engine/othello/board.h"

namespace forethought::othello {

/// Discs of `mine` that can never be turned over: in each of the four directions they lie on a full line, at
/// the edge of the board or next to another such disc. A lower bound: more discs may be stable.
Cells stable_discs(Cells mine, Cells theirs);

} // namespace forethought::othello
