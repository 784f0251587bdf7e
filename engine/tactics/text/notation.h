#pragma once

#include "engine/core/result.h"
#include "engine/tactics/rules/action.h"
#include "engine/tactics/rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace forethought::tactics {

/// A cell as a column letter from the left and a row number from the top: a1 is the upper left corner, j10
/// the lower right.
std::string format_cell(Cell cell);
/// The cell of a text, or nothing.
std::optional<Cell> parse_cell(std::string_view text);

/// A position as text:
///
///     tactics 1
///     side first round 3 quiet 0 rings 0 damage no
///     . . # . . ~ . . . .          (ten rows from the top; . ground, # wall, ~ water)
///     condition first hold 4 held 1 on e5 e6    (only when the battle has one)
///     unit first fighter b2 hp 100 ready
///     unit first archer c1 hp 45 acted
///     unit second wizard dead
///     unit second wizard i9 hp 45 ready marked swift    (marked and traits, where it is or has them)
///     over draw last_round          (only when the battle is over)
///
/// Conditions: `hold ROUNDS held ROUNDS on CELLS`, `cross UNITS on CELLS`, `save`, `fell UNITS`,
/// `survive ROUNDS`.
///
/// Units are numbered in the order of their lines, the first side's before the second's.
std::string format(const Position& position);

/// The ten rows of the map in it.
std::string format_rows(const Terrain& terrain);

/// What the text begins with of every position in which a battle begins.
inline constexpr std::string_view kStartHeader = "tactics 1\nside first round 1 quiet 0 rings 0 damage no\n";
/// The line of a unit that can act, without what sets it apart and without the line's end.
std::string format_ready_unit(Side side, UnitType type, Cell cell, int hit_points);

/// Reads a position's text, or the code of a map (map_code.h). Error: the line and what is wrong with it.
Result<Position> parse(std::string_view text);

/// An action as text: `b2-c4:n`, `b2-c4`, `b2:n`, `b2` (stay) or `end`; cells from and to, and the direction
/// struck.
std::string format_action(const Position& position, Action action);

/// Reads an action's text in a position; whether it is legal is not asked. Error: what is wrong.
Result<Action> parse_action(const Position& position, std::string_view text);

} // namespace forethought::tactics
