#pragma once

#include "engine/cli/game_commands.h"
#include "engine/xiangqi/xiangqi.h"

#include <type_traits>

namespace forethought::cli {

/// What Xiangqi brings to the program.
const GameCommands& commands_of(std::type_identity<Xiangqi>);

void add_mates(Command program);
void add_deadline(Command program);
void add_own_book(Command program);
void print_xiangqi_openings(const OpeningsOptions& options);
Tuning add_xiangqi_tuning(Command options);
Training add_xiangqi_training(Command options);

} // namespace forethought::cli
