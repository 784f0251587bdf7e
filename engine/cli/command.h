#pragma once

#include "engine/cli/options.h"
#include "engine/cli/usage_error.h"

#include <nlohmann/json.hpp>

namespace forethought::cli {

/// Prints an object as one line, the last of stdout.
void print_json(const nlohmann::json& object);

/// Adds a command that every game has to the program; it runs when it is the one that was called.
void add_bench(CLI::App& program);
void add_match(CLI::App& program);
void add_merge(CLI::App& program);
void add_ladder(CLI::App& program);
void add_robin(CLI::App& program);
void add_score(CLI::App& program);
void add_seat(CLI::App& program);
void add_signatures(CLI::App& program);
void add_scenes(CLI::App& program);
void add_show(CLI::App& program);
void add_play(CLI::App& program);
void add_tune(CLI::App& program);
void add_train(CLI::App& program);

} // namespace forethought::cli
