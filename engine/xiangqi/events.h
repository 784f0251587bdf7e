#pragma once

#include "engine/xiangqi/board.h"
#include "engine/xiangqi/position.h"

#include <cstdint>
#include <vector>

namespace forethought::xiangqi {

/// Events as a board view plays them, each `[kind, n, ...payload]`, laid out in wasm/xiangqi.d.ts.
enum class Event : std::int32_t { move = 1, warning = 2, over = 3 };

/// `is_check`: whether the move checks.
void report_move(std::vector<std::int32_t>& events, const Change& change, bool is_check);
/// Where the position has come a second time: what the third would decide.
void report_warning(std::vector<std::int32_t>& events, const Position& position);
void report_end(std::vector<std::int32_t>& events, const Position& position);

/// Where the piece is that a verdict speaks of; `kNowhere` for none.
Cell chased_cell(const Board& board, const Verdict& verdict);

} // namespace forethought::xiangqi
