#pragma once

#include "engine/cli/arguments.h"

namespace forethought::cli {

/// Adds the commands that only Othello has; each runs when it is the one that was called.
void add_othello_commands(Command program);

void add_repeats(Command program);
void add_archive(Command program);
void add_book(Command program);
void add_only_moves(Command program);
void add_deviations(Command program);
void add_own_games(Command program);
void add_nboard(Command program);

} // namespace forethought::cli
