#pragma once

#include "engine/core/types.h"
#include "engine/othello/cell.h"

namespace forethought::othello {

/// Values of positions are in hundredths of a disc.
inline constexpr Score kDisc = 100;
/// Beyond every value.
inline constexpr Score kMostScore = kDisc * (kCells + 1);

} // namespace forethought::othello
