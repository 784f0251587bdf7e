#pragma once

#include <CLI/CLI.hpp>

namespace forethought::cli {

/// Adds the commands that only Gomoku has; each runs when it is the one that was called.
void add_gomoku_commands(CLI::App& program);

void add_openings(CLI::App& program);
void add_puzzles(CLI::App& program);
void add_wins(CLI::App& program);
void add_grades(CLI::App& program);
void add_gomocup(CLI::App& program);

} // namespace forethought::cli
