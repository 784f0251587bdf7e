#pragma once

#include <CLI/CLI.hpp>

namespace forethought::cli {

/// Adds the commands that only 2048 has; each runs when it is the one that was called.
void add_twenty48_commands(CLI::App& program);

void add_export(CLI::App& program);

} // namespace forethought::cli
