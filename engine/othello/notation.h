#pragma once

#include "engine/core/result.h"
#include "engine/othello/position.h"

#include <string>
#include <string_view>

namespace forethought::othello {

/// The text form of a position: where the game began and what was played. For example
///
///     othello 1
///     start standard
///     moves f5 d6 c3
///     end
///
/// Any other start is 64 cells, row by row from the top left (`X` black, `O` white, `-` empty), then the side
/// that begins, `X` or `O`. Columns are letters from the left, rows numbers from the top; `pass` is a pass.
std::string format(const Position& position);

/// Reads a text form by playing it. Error: the line and the reason.
Result<Position> parse(std::string_view text);

/// A cell as the players name it: "f5".
std::string format_cell(Cell cell);

std::string format_action(Action action);

/// Reads an action; it need not be legal. Error: the reason.
Result<Action> parse_action(std::string_view text);

/// The cells of a board and the side to move, in the form of a start.
std::string format_board(const Board& board, Side to_move);

/// Reads 64 cells and the side to move. Error: the reason.
Result<Position> parse_board(std::string_view cells, std::string_view to_move);

/// The moves of a game without its passes, one after the other: "f5d6c3d3c4".
std::string format_moves(const Position& position);

/// Plays a list of moves from a position. Passes may be left out; letters may be capitals. Error: the number
/// of the move and the reason.
Result<Position> play_moves(Position position, std::string_view moves);

} // namespace forethought::othello
