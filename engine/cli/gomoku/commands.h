#pragma once

#include "engine/cli/arguments.h"

namespace forethought::cli {

/// Adds the commands that only Gomoku has; each runs when it is the one that was called.
void add_gomoku_commands(Command program);

void add_puzzles(Command program);
void add_wins(Command program);
void add_grades(Command program);
void add_gomocup(Command program);
void add_grow(Command program);

} // namespace forethought::cli
