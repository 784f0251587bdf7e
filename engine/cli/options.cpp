#include "engine/cli/options.h"

#include "engine/cli/games.h"
#include "engine/cli/number.h"
#include "engine/core/quoted.h"

namespace forethought::cli {

namespace {

/// For names of files: an empty one is a mistake, such as a variable of a script that is not set.
Check not_empty() {
    const auto check = [](std::string& path) {
        return path.empty() ? std::string("the name of the file is empty") : std::string();
    };
    return Check{"", check};
}

Check even() {
    const auto check = [](std::string& number) {
        const bool is_odd = !number.empty() && (number.back() - '0') % 2 != 0;
        return is_odd ? number + " is odd: each start is played twice, sides swapped" : std::string();
    };
    return Check{"", check};
}

} // namespace

void add_game(Command command, std::string& game) {
    const std::vector<std::string> names = game_names();
    if (game.empty()) game = names.front();
    command.add_option("--game", game, "the game").check(one_of(names)).show_default();
}

void add_only_game(Command command, std::string& game, std::string_view name) {
    game = name;
    command.add_option("--game", game, "the game").check(one_of({std::string(name)})).show_default();
}

void add_json(Command command, bool& as_json) {
    command.add_flag("--json", as_json, "print one JSON object on the last line");
}

void add_rung(Command command, int& rung, const std::string& what) {
    command.add_option("--ai,--rung", rung, what).show_default();
}

void add_jobs(Command command, int& jobs) {
    command.add_option("--jobs", jobs, "games played at the same time")
        .check(in_range(1, 1024))
        .show_default();
}

Option add_even_number(Command command, const std::string& option, int& games, int most,
                       const std::string& what) {
    return command.add_option(option, games, what + ", an even number")
        .check(in_range(2, most))
        .check(even());
}

Option add_paired_games(Command command, int& games, int most, const std::string& what) {
    return add_even_number(command, "--games", games, most, what).show_default();
}

Option add_file(Command command, const std::string& option, std::string& path, const std::string& what) {
    return command.add_option(option, path, what).check(not_empty());
}

Option add_files(Command command, const std::string& option, std::vector<std::string>& paths,
                 const std::string& what) {
    return command.add_option(option, paths, what).check(not_empty());
}

void add_save(Command command, std::string& path) {
    add_file(command, "--save", path,
             "file of the measured ladder that keeps each measurement as soon as it is taken; what it holds "
             "already, of the same rungs and with the same settings, is not measured again");
}

Check whole_number(std::uint64_t most) {
    const auto check = [most](std::string& text) {
        const auto number = read_number<std::uint64_t>(text);
        const bool is_inside = number && *number <= most;
        return is_inside ? std::string()
                         : in_quotes(text) + " is not a whole number from 0 to " + std::to_string(most);
    };
    return Check{"", check};
}

} // namespace forethought::cli
