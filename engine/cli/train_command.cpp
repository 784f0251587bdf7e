#include "engine/cli/games.h"

#include <map>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

bool trains_in_rounds(const GameCommands& game) {
    return game.trains_in_rounds;
}

/// The options that only one game has, and its training.
struct Part {
    Command options;
    Training train;
};

void run_train(const TrainOptions& given, const std::string& shard, const Command& of_rounds,
               const std::map<std::string, Part>& parts) {
    if (!trains_in_rounds(commands_of_game(given.game)))
        if (const auto option = of_rounds.given_option())
            throw UsageError{*option + " is for --game " + in_words(games_with(trains_in_rounds))};
    for (const auto& [game, part] : parts)
        if (game != given.game)
            if (const auto option = part.options.given_option())
                throw UsageError{*option + " is for --game " + game};
    TrainOptions options = given;
    if (!shard.empty()) options.shard = value_or_usage_error(parse_shard(shard));
    if (options.curve.empty()) options.curve = options.checkpoint + ".csv";
    // What only plays a part of a round reads the checkpoint, as others may do.
    std::optional<Hold> held;
    if (!options.shard) {
        require_writable(options.checkpoint);
        held.emplace(hold(options.checkpoint, "a training"));
        require_writable(options.curve);
    }
    parts.at(options.game).train(options);
}

void add_round_options(const Command& group, RoundOptions& options) {
    group
        .add_option("--rounds", options.rounds,
                    "rounds, those before --resume included; with --from it is one")
        .check(in_range(1, 1'000'000))
        .show_default();
    group.add_option("--nodes", options.nodes, "nodes a turn (default: the game's own number)")
        .check(in_range(100.0, 1e9));
    group
        .add_option("--passes", options.passes,
                    "times that a round goes through all there is to learn (default: the game's own number)")
        .check(in_range(1, 1'000));
    group
        .add_option("--experience", options.experience,
                    "how much of what is learned is what came of the games; the rest is what searches said "
                    "(default: the game's own share)")
        .check(in_range(0.0, 1.0));
    add_file(group, "--weights", options.weights, "a file for the network as the engine reads it");
    add_file(group, "--save", options.save, "a file for the network, as 'match --a-weights' takes it");
}

} // namespace

void add_train(Command program) {
    const auto games = games_with([](const GameCommands& game) { return game.add_training != nullptr; });
    std::string what = "trains what a game plays by";
    for (const std::string& game : games)
        what += (game == games.front() ? ": " : "; ") + game + ": " + commands_of_game(game).training;
    const Command command = program.add_command(
        "train",
        what + "; writes checkpoints and a learning curve; SIGINT and SIGTERM end it with a checkpoint");
    const auto options = std::make_shared<TrainOptions>();
    const auto parts = std::make_shared<std::map<std::string, Part>>();
    options->game = first_solitary_game();
    command.add_option("--game", options->game, "the game").check(one_of(games)).show_default();
    add_file(command, "--checkpoint", options->checkpoint, "the file to save to, and to go on from")
        .required();
    command.add_flag("--resume", options->resume, "go on from the checkpoint");
    add_file(command, "--curve", options->curve,
             "the learning curve (default: the checkpoint's name with .csv)");
    command.add_option("--threads", options->threads, "threads; with one every result is repeatable")
        .check(in_range(1, 64))
        .show_default();
    add_seed(command, options->seed, "seed of the games");
    command
        .add_option("--games", options->games,
                    "games of a round; where games are learned from as they are played, of one in shards")
        .check(in_range(1, 1'000'000))
        .show_default();
    const auto shard = std::make_shared<std::string>();
    const Option part = command.add_option(
        "--shard", *shard,
        "play only this part of the next round's games, as in 3/8, and write what there is to learn");
    add_files(command, "--from", options->from,
              "learn one round, from the games of these shards; '-' is standard input")
        .excludes(part);
    command.add_option("--test-games", options->test_games, "games of a test that nothing is learned from")
        .check(in_range(0, 1'000'000))
        .show_default();
    const Command of_rounds = command.add_group(in_words(games_with(trains_in_rounds)));
    add_round_options(of_rounds, options->of_rounds);
    for (const std::string& game : games) {
        const Command group = command.add_group(game);
        parts->emplace(game, Part{group, commands_of_game(game).add_training(group)});
    }
    command.callback([options, shard, of_rounds, parts] { run_train(*options, *shard, of_rounds, *parts); });
}

} // namespace forethought::cli
