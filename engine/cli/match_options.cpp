#include "engine/cli/match_options.h"

namespace forethought::cli {

MatchSettings MatchOptions::settings() const {
    if ((nodes > 0) == (milliseconds > 0)) throw UsageError{"give one limit for a turn: --nodes N or --ms N"};
    if (games % 2 != 0) throw UsageError{"--games must be even: each start is played twice, sides swapped"};
    return MatchSettings{.games = games, .seed = seed, .limits = {.nodes = nodes, .time = milliseconds}};
}

void add_match_options(CLI::App& command, MatchOptions& options) {
    add_game(command, options.game);
    add_json(command, options.json);
    command.add_option("--games", options.games, "games of a match, an even number")
        ->check(CLI::Range(2, 10'000'000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "seed of the starts and of the players")
        ->capture_default_str();
    command.add_option("--nodes", options.nodes, "nodes a turn")->check(CLI::Range(1.0, 1e15));
    command.add_option("--ms", options.milliseconds, "milliseconds a turn")->check(CLI::Range(0.001, 1e9));
    command.add_option("--jobs", options.jobs, "games played at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

} // namespace forethought::cli
