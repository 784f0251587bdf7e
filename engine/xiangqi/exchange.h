#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/board.h"

namespace forethought::xiangqi {

/// What a piece is worth in an exchange on a point (`params::kExchangeValue`).
Score exchange_value(Slot slot, Cell cell);

/// Static exchange evaluation: what the side to move gains by a move if both sides then take on its point,
/// the least piece first, as long as it pays. Sees pieces behind others and screens of cannons come and go;
/// knows no pins.
Score see(const Board& board, Action move);

/// Whether that is less than nothing; found out faster.
bool loses_exchange(const Board& board, Action move);

} // namespace forethought::xiangqi
