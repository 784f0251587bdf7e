#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <string>

namespace forethought::cli {

/// A mistake of the caller: one line that says what is wrong; the program exits with 2.
struct UsageError {
    std::string what;
};

/// Adds `--game`, with the tactics battle as its default.
void add_game(CLI::App& command, std::string& game);

/// Adds `--json`: one object on the last line of stdout.
void add_json(CLI::App& command, bool& json);

/// Prints an object as one line, the last of stdout.
void print_json(const nlohmann::json& object);

/// Adds the command to the program; it runs when it is the one that was called.
void add_bench(CLI::App& program);
void add_match(CLI::App& program);
void add_ladder(CLI::App& program);
void add_score(CLI::App& program);
void add_show(CLI::App& program);
void add_play(CLI::App& program);
void add_maps(CLI::App& program);
void add_openings(CLI::App& program);
void add_puzzles(CLI::App& program);
void add_wins(CLI::App& program);
void add_tune(CLI::App& program);
void add_train(CLI::App& program);
void add_export(CLI::App& program);
void add_gomocup(CLI::App& program);

} // namespace forethought::cli
