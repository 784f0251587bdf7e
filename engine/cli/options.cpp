#include "engine/cli/options.h"

#include "engine/cli/games.h"

#include <charconv>

namespace forethought::cli {

namespace {

/// For names of files: an empty one is a mistake, such as a variable of a script that is not set.
CLI::Validator not_empty() {
    const auto check = [](std::string& path) {
        return path.empty() ? std::string("the name of the file is empty") : std::string();
    };
    return CLI::Validator(check, "");
}

CLI::Validator even() {
    const auto check = [](std::string& number) {
        const bool is_odd = !number.empty() && (number.back() - '0') % 2 != 0;
        return is_odd ? number + " is odd: each start is played twice, sides swapped" : std::string();
    };
    return CLI::Validator(check, "");
}

} // namespace

void add_game(CLI::App& command, std::string& game) {
    const std::vector<std::string> names = game_names();
    if (game.empty()) game = names.front();
    command.add_option("--game", game, "the game")->check(CLI::IsMember(names))->capture_default_str();
}

void add_only_game(CLI::App& command, std::string& game, std::string_view name) {
    game = name;
    command.add_option("--game", game, "the game")
        ->check(CLI::IsMember({std::string(name)}))
        ->capture_default_str();
}

void add_json(CLI::App& command, bool& as_json) {
    command.add_flag("--json", as_json, "print one JSON object on the last line");
}

void add_rung(CLI::App& command, int& rung, const std::string& what) {
    command.add_option("--ai,--rung", rung, what)->capture_default_str();
}

void add_jobs(CLI::App& command, int& jobs) {
    command.add_option("--jobs", jobs, "games played at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

void add_paired_games(CLI::App& command, int& games, int most, const std::string& what) {
    command.add_option("--games", games, what + ", an even number")
        ->check(CLI::Range(2, most))
        ->check(even())
        ->capture_default_str();
}

CLI::Option* add_file(CLI::App& command, const std::string& option, std::string& path,
                      const std::string& what) {
    return command.add_option(option, path, what)->check(not_empty());
}

CLI::Option* add_files(CLI::App& command, const std::string& option, std::vector<std::string>& paths,
                       const std::string& what) {
    return command.add_option(option, paths, what)->check(not_empty());
}

void add_save(CLI::App& command, std::string& path) {
    add_file(command, "--save", path,
             "file of the measured ladder that keeps each measurement as soon as it is taken; what it holds "
             "already, of the same rungs and with the same settings, is not measured again");
}

CLI::Validator whole_number(std::uint64_t most) {
    const auto check = [most](std::string& text) {
        const auto digits = std::min(text.find_first_not_of('0'), text.empty() ? 0 : text.size() - 1);
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data() + digits, text.data() + text.size(), number);
        if (text.empty() || error != std::errc{} || end != text.data() + text.size() || number > most)
            return "'" + text + "' is not a whole number from 0 to " + std::to_string(most);
        text.erase(0, digits);
        return std::string();
    };
    return CLI::Validator(check, "");
}

} // namespace forethought::cli
