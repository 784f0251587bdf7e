#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/board.h"

#include <string_view>

namespace forethought::xiangqi {

/// Reads a move in ICCS, WXF or Chinese notation. One in ICCS need not be legal. Error: the reason.
Result<Action> read_move(const Board& board, std::string_view text);

} // namespace forethought::xiangqi
