#include "engine/cli/match_options.h"

namespace forethought::cli {

MatchSettings MatchOptions::settings() const {
    if ((nodes > 0) == (milliseconds > 0)) throw UsageError{"give one limit for a turn: --nodes N or --ms N"};
    return MatchSettings{.games = games, .seed = seed, .limits = {.nodes = nodes, .time = milliseconds}};
}

Shard MatchOptions::part() const {
    if (!shard) return {};
    const Shard part = value_or_usage_error(parse_shard(*shard));
    if (!save.empty()) throw UsageError{"a shard is no measurement yet: --save is for the whole"};
    return part;
}

void add_limits(Command command, MatchOptions& options) {
    command.add_option("--nodes", options.nodes, "nodes a turn").check(in_range(1.0, 1e15));
    command.add_option("--ms", options.milliseconds, "milliseconds of processor time a turn")
        .check(in_range(0.001, 1e9));
}

void add_match_options(Command command, MatchOptions& options) {
    add_game(command, options.game);
    add_json(command, options.json);
    add_paired_games(command, options.games, kMostGames, "games of a match");
    add_seed(command, options.seed, "seed of the starts and of the players");
    add_limits(command, options);
    add_jobs(command, options.jobs);
    add_save(command, options.save);
}

void add_shard(Command command, MatchOptions& options) {
    command.add_option(
        "--shard", options.shard,
        "the part of the games that is played, as 3/8 for the third of eight: one JSON object a "
        "line, of every match a header and every game as it ends, for 'merge'");
}

} // namespace forethought::cli
