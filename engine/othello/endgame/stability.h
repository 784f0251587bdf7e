#pragma once

#include "engine/othello/board.h"

namespace forethought::othello {

/// Discs of `mine` that nothing can turn over any more: those that in each of the four directions lie on a
/// full line, at the edge of the board or beside another of them. There may be more.
Cells stable_discs(Cells mine, Cells theirs);

} // namespace forethought::othello
