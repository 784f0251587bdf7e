#include "engine/cli/command.h"

#include "engine/cli/games.h"

#include <iostream>

namespace forethought::cli {

void add_game(CLI::App& command, std::string& game) {
    game = kGameNames.front();
    command.add_option("--game", game, "the game")->check(CLI::IsMember(kGameNames))->capture_default_str();
}

void add_json(CLI::App& command, bool& json) {
    command.add_flag("--json", json, "print one JSON object on the last line");
}

void print_json(const nlohmann::json& object) {
    std::cout << object.dump() << std::endl;
}

} // namespace forethought::cli
