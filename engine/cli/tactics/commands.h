#pragma once

#include "engine/cli/arguments.h"

namespace forethought::cli {

/// Adds the commands that only the tactics battle has; each runs when it is the one that was called.
void add_tactics_commands(Command program);

void add_maps(Command program);

} // namespace forethought::cli
