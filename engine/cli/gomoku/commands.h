#pragma once

#include "engine/cli/game_commands.h"
#include "engine/gomoku/gomoku.h"

#include <type_traits>

namespace forethought::cli {

/// What Gomoku brings to the program.
const GameCommands& commands_of(std::type_identity<Gomoku>);

void add_puzzles(Command program);
void add_wins(Command program);
void add_grades(Command program);
void add_gomocup(Command program);
void add_grow(Command program);
void print_gomoku_openings(const OpeningsOptions& options);
void print_gomoku_opening_values(const OpeningsOptions& options);
Training add_gomoku_training(Command options);
Tuning add_gomoku_tuning(Command options);
void tune_gomoku_search(const TuneOptions& options);

} // namespace forethought::cli
