#pragma once

#include "engine/cli/arguments.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Options that several commands have. What is refused is refused in one line that names the option.
namespace forethought::cli {

/// Adds `--game`. Without a default of the command's own it is the first game of the house.
void add_game(Command command, std::string& game);

/// Adds `--game` to a command of one game: no other is taken.
void add_only_game(Command command, std::string& game, std::string_view name);

/// Adds `--json`: one object on the last line of stdout.
void add_json(Command command, bool& as_json);

/// Adds `--ai`, which may be written `--rung`.
void add_rung(Command command, int& rung, const std::string& what);

/// Adds `--jobs`: games played at the same time.
void add_jobs(Command command, int& jobs);

/// Adds a number of games that are played in pairs: an even one, from 2 to `most`.
Option add_even_number(Command command, const std::string& option, int& games, int most,
                       const std::string& what);
/// Adds `--games` for games that are played in pairs.
Option add_paired_games(Command command, int& games, int most, const std::string& what);

/// Adds the name of a file, which may not be empty.
Option add_file(Command command, const std::string& option, std::string& path, const std::string& what);
Option add_files(Command command, const std::string& option, std::vector<std::string>& paths,
                 const std::string& what);

/// Adds `--save`: the file of a game's measured ladder.
void add_save(Command command, std::string& path);

/// Accepts whole numbers from 0 to `most`.
Check whole_number(std::uint64_t most);

/// Adds `--seed`: a whole number from 0 to the largest that `Number` holds.
template <class Number>
Option add_seed(Command command, Number& seed, const std::string& what) {
    return command.add_option("--seed", seed, what)
        .check(whole_number(std::numeric_limits<Number>::max()))
        .show_default();
}

/// Adds an option that has one of several named values.
template <class Target, class Value>
void add_choice(Command command, const std::string& option, Target& value, const std::string& what,
                const std::vector<std::pair<std::string, Value>>& choices) {
    std::vector<std::string> names;
    for (const auto& choice : choices) names.push_back(choice.first);
    const auto choose = [&value, choices](const std::string& name) {
        for (const auto& choice : choices)
            if (choice.first == name) value = choice.second;
    };
    command.add_option(option, choose, what).check(one_of(names));
}

} // namespace forethought::cli
