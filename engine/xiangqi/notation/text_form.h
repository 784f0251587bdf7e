#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/position.h"

#include <string>
#include <string_view>

namespace forethought::xiangqi {

/// The text form of a position: where the game began and what was played. For example
///
///     xiangqi 1
///     start standard
///     moves h2e2 h9g7
///     end
///
/// Any other start is a FEN of six words. A draw after other than 120 plies without a capture stands in a
/// line of its own, `limit 60`, before the moves; `limit 0` is none.
std::string format(const Position& position);

/// Reads a text form by playing it. Error: the line and the reason.
Result<Position> parse(std::string_view text);

/// Plays a move that is written in ICCS. Error: the reason; then nothing has changed.
Status play_text(Position& position, std::string_view text);

/// Plays moves in ICCS, with spaces between them. Error: the number of the move and the reason.
Result<Position> play_moves(Position position, std::string_view moves);

} // namespace forethought::xiangqi
