#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/position.h"

#include <string>
#include <string_view>

namespace forethought::gomoku {

/// The text form of a position: how the game was set up and what was played. For example
///
///     gomoku 1
///     board 15 renju swap2
///     moves h8 i9 j7 white k8
///     end
///
/// Columns are letters from the left (a-t), rows numbers from the bottom. The choices of swap2 are `black`,
/// `white` and `two`.
std::string format(const Position& position);

/// Reads a text form by playing it. Error: the line and the reason.
Result<Position> parse(std::string_view text);

/// `freestyle`, `standard` or `renju`.
std::string_view name_of(Rule rule);

/// A cell as the players name it on a board of `size`: "h8".
std::string format_cell(Cell cell, int size);

std::string format_action(const Position& position, Action action);

/// Reads an action of this position; it need not be legal. Error: the reason.
Result<Action> parse_action(const Position& position, std::string_view text);

} // namespace forethought::gomoku
