#pragma once

#include "engine/cli/game_commands.h"
#include "engine/twenty48/twenty48.h"

#include <type_traits>

namespace forethought::cli {

/// What 2048 brings to the program.
const GameCommands& commands_of(std::type_identity<Twenty48>);

void add_export(Command program);
Training add_twenty48_training(Command options);

} // namespace forethought::cli
