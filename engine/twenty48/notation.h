#pragma once

#include "engine/core/result.h"
#include "engine/twenty48/position.h"

#include <string>
#include <string_view>

namespace forethought::twenty48 {

/// The text form of a position, for example
///
///     twenty48 1
///     chance seed 7 moves 12 score 96 slide
///     . . . 2
///     . . . 4
///     . . 2 8
///     2 4 16 32
///     end
///
/// The mode is `chance` or `adversary`. The last word of its line says what the side to move does, `slide` or
/// `place`.
std::string format(const Position& position);

/// Reads a text form. Error: the line and the reason.
Result<Position> parse(std::string_view text);

/// `up`, `right`, `down`, `left`, or a tile on its cell: `c2=4` (columns a-d from the left, rows 1-4 from the
/// bottom).
std::string format_action(Action action);

/// Reads an action; it need not be legal. Error: the reason.
Result<Action> parse_action(std::string_view text);

} // namespace forethought::twenty48
