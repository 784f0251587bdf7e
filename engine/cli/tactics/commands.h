#pragma once

#include <CLI/CLI.hpp>

namespace forethought::cli {

/// Adds the commands that only the tactics battle has; each runs when it is the one that was called.
void add_tactics_commands(CLI::App& program);

void add_maps(CLI::App& program);

} // namespace forethought::cli
