#include "engine/cli/games.h"

#include <map>
#include <memory>

namespace forethought::cli {

namespace {

bool tunes_in_rounds(const GameCommands& game) {
    return game.tunes_in_rounds;
}
bool tunes_search(const GameCommands& game) {
    return game.tune_search != nullptr;
}
bool tunes_at_once(const GameCommands& game) {
    return game.add_tuning != nullptr && !game.tunes_in_rounds;
}

/// The options that only one game has, and its tuning.
struct TunedGame {
    Command options;
    Tuning tune;
};

/// The options of games that are fitted to games: files of these say by themselves what they are.
struct OfNewGames {
    Option games;
    Option seed;
    Option nodes;
};

/// Unless others are asked for: games whose result the search's numbers decide are long and many.
constexpr int kGamesForSearch = 20'000;
constexpr Nodes kNodesForSearch = 10'000;

/// Tunes the numbers of a search instead of an evaluation. `others`: options that say how that is done.
void run_tune_search(const TuneOptions& given, const OfNewGames& of_new_games,
                     const std::vector<Option>& options, const std::vector<Command>& others) {
    const GameCommands& game = commands_of_game(given.game);
    if (!tunes_search(game)) throw UsageError{"--search is for --game " + in_words(games_with(tunes_search))};
    for (const Option& option : options)
        if (option.is_given()) throw UsageError{"--search excludes " + option.name()};
    for (const Command& group : others)
        if (const auto option = group.given_option()) throw UsageError{"--search excludes " + *option};
    TuneOptions asked = given;
    if (!of_new_games.games.is_given()) asked.games = kGamesForSearch;
    if (!of_new_games.nodes.is_given()) asked.nodes = kNodesForSearch;
    game.tune_search(asked);
}

void run_tune(const TuneOptions& given, const std::string& shard, const OfNewGames& of_new_games,
              const Command& of_checkpoints, const Command& of_rounds, const Command& of_fits,
              const std::map<std::string, TunedGame>& parts) {
    if (tunes_in_rounds(commands_of_game(given.game))) {
        if (const auto option = of_fits.given_option())
            throw UsageError{*option + " is for --game " + in_words(games_with(tunes_at_once))};
    } else {
        for (const Command& group : {of_checkpoints, of_rounds})
            if (const auto option = group.given_option())
                throw UsageError{*option + " is for --game " + in_words(games_with(tunes_in_rounds))};
        if (!given.from.empty())
            for (const Option option : {of_new_games.games, of_new_games.seed, of_new_games.nodes})
                if (option.is_given()) throw UsageError{option.name() + " excludes --from"};
    }
    for (const auto& [game, part] : parts)
        if (game != given.game)
            if (const auto option = part.options.given_option())
                throw UsageError{*option + " is for --game " + game};
    TuneOptions options = given;
    if (!shard.empty()) options.shard = value_or_usage_error(parse_shard(shard));
    parts.at(options.game).tune(options);
}

} // namespace

void add_tune(Command program) {
    const auto games = games_with([](const GameCommands& game) { return game.add_tuning != nullptr; });
    std::string what = "fits the weights of a game's evaluation: ";
    for (const std::string& game : games)
        what += (game == games.front() ? "" : "; ") + game + ": " + commands_of_game(game).tuning;
    const Command command =
        program.add_command("tune", what + "; prints what the game's data/fitted_weights.inc holds");
    const auto options = std::make_shared<TuneOptions>();
    const auto parts = std::make_shared<std::map<std::string, TunedGame>>();
    options->game = games_with(tunes_at_once).front();
    command.add_option("--game", options->game, "the game").check(one_of(games)).show_default();
    add_json(command, options->json);
    const Option count =
        add_paired_games(command, options->games, 1'000'000, "games to play, those before --resume included");
    const Option seed = add_seed(command, options->seed, "seed of the games");
    const Option nodes = command.add_option("--nodes", options->nodes, "nodes a move, or a turn")
                             .check(in_range(1.0, 1e12))
                             .show_default();
    const std::string in_rounds = in_words(games_with(tunes_in_rounds));
    const auto shard = std::make_shared<std::string>();
    const Option part =
        command.add_option("--shard", *shard,
                           in_rounds + ": play only this part of the next round's games, as in 3/8, and "
                                       "write what 'match --shard' does");
    const Option from =
        add_files(
            command, "--from", options->from,
            "files of shards, whose games are taken instead of new ones: of --shard, for one round of " +
                in_rounds + ", else of 'match --shard I/N --codes', whole matches; '-' is standard input")
            .excludes(part);
    const Option save = add_file(command, "--save", options->save,
                                 "a file for the fitted weights, as 'match --a-weights' takes it");
    const Command of_rounds = command.add_group(in_rounds);
    add_even_number(of_rounds, "--round-games", options->of_rounds.games, 1'000'000, "games of a round")
        .show_default();
    const Command of_checkpoints = command.add_group(in_rounds + ", and --search");
    add_file(of_checkpoints, "--checkpoint", options->of_rounds.checkpoint,
             "the file to save to after each round, or every few pairs; with .csv added the log");
    of_checkpoints.add_flag("--resume", options->of_rounds.resume, "go on from the checkpoint");
    const Command of_fits = command.add_group(in_words(games_with(tunes_at_once)));
    of_fits.add_option("--rounds", options->fit_rounds, "rounds of the fit")
        .check(in_range(1, 1'000'000))
        .show_default();
    const auto searches = std::make_shared<bool>(false);
    command.add_flag("--search", *searches,
                     in_words(games_with(tunes_search)) +
                         ": tunes the numbers of its search instead, by games against itself, 20,000 of "
                         "10,000 nodes a move unless others are asked for; prints what its "
                         "data/search_constants.inc holds");
    std::vector<Command> others{of_rounds, of_fits};
    for (const std::string& game : games) {
        const Command group = command.add_group(game);
        parts->emplace(game, TunedGame{group, commands_of_game(game).add_tuning(group)});
        group.leave_out_empty();
        others.push_back(group);
    }
    const OfNewGames of_new_games{count, seed, nodes};
    command.callback([=] {
        if (*searches)
            run_tune_search(*options, of_new_games, {part, from, save}, others);
        else
            run_tune(*options, *shard, of_new_games, of_checkpoints, of_rounds, of_fits, *parts);
    });
}

} // namespace forethought::cli
