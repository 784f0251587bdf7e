#pragma once

#include "engine/cli/game_commands.h"
#include "engine/tactics/tactics.h"

#include <type_traits>

namespace forethought::cli {

/// What the tactics battle brings to the program.
const GameCommands& commands_of(std::type_identity<Tactics>);

void add_campaign(Command program);
void add_maps(Command program);
Training add_tactics_training(Command options);
Tuning add_tactics_tuning(Command options);

} // namespace forethought::cli
