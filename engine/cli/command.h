#pragma once

#include "engine/cli/options.h"
#include "engine/cli/usage_error.h"

#include <nlohmann/json.hpp>

namespace forethought::cli {

/// Prints an object as one line, the last of stdout.
void print_json(const nlohmann::json& object);

/// Adds a command that every game has to the program; it runs when it is the one that was called.
void add_bench(Command program);
void add_match(Command program);
void add_merge(Command program);
void add_ladder(Command program);
void add_openings(Command program);
void add_robin(Command program);
void add_score(Command program);
void add_seat(Command program);
void add_signatures(Command program);
void add_strengths(Command program);
void add_scenes(Command program);
void add_judge(Command program);
void add_show(Command program);
void add_play(Command program);
void add_tune(Command program);
void add_train(Command program);
void add_weights(Command program);

} // namespace forethought::cli
