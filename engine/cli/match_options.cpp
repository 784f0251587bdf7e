#include "engine/cli/match_options.h"

namespace forethought::cli {

MatchSettings MatchOptions::settings() const {
    if ((nodes > 0) == (milliseconds > 0)) throw UsageError{"give one limit for a turn: --nodes N or --ms N"};
    return MatchSettings{.games = games, .seed = seed, .limits = {.nodes = nodes, .time = milliseconds}};
}

void add_limits(CLI::App& command, MatchOptions& options) {
    command.add_option("--nodes", options.nodes, "nodes a turn")->check(CLI::Range(1.0, 1e15));
    command.add_option("--ms", options.milliseconds, "milliseconds of processor time a turn")
        ->check(CLI::Range(0.001, 1e9));
}

void add_match_options(CLI::App& command, MatchOptions& options) {
    add_game(command, options.game);
    add_json(command, options.json);
    add_paired_games(command, options.games, 10'000'000, "games of a match");
    add_seed(command, options.seed, "seed of the starts and of the players");
    add_limits(command, options);
    add_jobs(command, options.jobs);
    add_save(command, options.save);
}

} // namespace forethought::cli
