#pragma once

#include "engine/cli/game_commands.h"
#include "engine/othello/othello.h"

#include <type_traits>

namespace forethought::cli {

/// What Othello brings to the program.
const GameCommands& commands_of(std::type_identity<Othello>);

void add_repeats(Command program);
void add_archive(Command program);
void add_book(Command program);
void add_only_moves(Command program);
void add_deviations(Command program);
void add_own_games(Command program);
void add_nboard(Command program);
void print_othello_openings(const OpeningsOptions& options);
Training add_othello_training(Command options);

} // namespace forethought::cli
