#pragma once

#include "engine/core/result.h"
#include "engine/tactics/rules/position.h"

#include <string>
#include <string_view>

namespace forethought::tactics {

/// What the text of a position begins with that is told by a map's code alone: `tactics map F98f`.
inline constexpr std::string_view kMapCodeTitle = "tactics map ";

/// The start of a battle in one word, for addresses: a letter a cell, row by row from the top. `F A W` are
/// the first side's fighter, archer and wizard, `f a w` the second's, `m` is a wall, `v` water; a number
/// stands for so many cells of ground. Nobody is hurt, and the first side begins. The empty string for any
/// other position, and for one whose units are numbered in another order than by side and cell.
std::string map_code(const Position& position);

/// Reads such a code. Error: what is wrong with it.
Result<Position> parse_map_code(std::string_view code);

} // namespace forethought::tactics
