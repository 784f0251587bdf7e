#pragma once

#include "engine/cli/arguments.h"

namespace forethought::cli {

/// Adds the commands that only 2048 has; each runs when it is the one that was called.
void add_twenty48_commands(Command program);

void add_export(Command program);

} // namespace forethought::cli
