#pragma once

#include "engine/xiangqi/board.h"

#include <cstdint>

namespace forethought::xiangqi {

/// Pieces of one side, bit `slot % 16` for each.
using PieceSet = std::uint16_t;

inline constexpr PieceSet kEveryPiece = 0xffff;

constexpr PieceSet only(Slot slot) {
    return static_cast<PieceSet>(1u << slot % kSlotsOfSide);
}

/// The enemy pieces of which a move of the side to move creates a chase. Such a piece X on x is one that a
/// piece Y of the side could now take, legally, where
///
/// - Y is neither general nor soldier, X neither general nor a soldier on its own half;
/// - Y did not attack x before the move; or, if the move is no check, Y did, X was guarded, and now it has
/// guards
///   of which none may recapture;
/// - Y is a horse or a cannon and X a chariot, or Y an advisor or an elephant and X a chariot, a horse or a
///   cannon, or X is unguarded: no legal move recaptures on x;
/// - not both are of one kind and X could legally take Y.
PieceSet chased_by(const Board& before, Action move);

} // namespace forethought::xiangqi
