#include "engine/cli/games.h"
#include "engine/cli/train_options.h"

#include <map>
#include <memory>

namespace forethought::cli {

namespace {

/// The options that only one game has, and its training.
struct Part {
    Command options;
    Training train;
};

void run(const TrainOptions& given, const std::map<std::string, Part>& parts) {
    for (const auto& [game, part] : parts)
        if (game != given.game)
            if (const auto option = part.options.given_option())
                throw UsageError{*option + " is for --game " + game};
    TrainOptions options = given;
    if (options.curve.empty()) options.curve = options.checkpoint + ".csv";
    require_writable(options.checkpoint);
    require_writable(options.curve);
    parts.at(options.game).train(options);
}

} // namespace

void add_train(Command program) {
    const Command command = program.add_command(
        "train",
        "trains a game's network on its own games: 2048's by temporal differences, the battle's on what "
        "answers"
        " find and on outcomes; or Othello's patterns on an archive of games; writes checkpoints and a "
        "learning curve; SIGINT and SIGTERM end it with a"
        " checkpoint");
    const auto options = std::make_shared<TrainOptions>();
    const auto parts = std::make_shared<std::map<std::string, Part>>();
    const std::string twenty48(Twenty48::kName);
    const std::string tactics(Tactics::kName);
    const std::string othello(Othello::kName);
    options->game = twenty48;
    command.add_option("--game", options->game, "the game")
        .check(one_of({twenty48, tactics, othello}))
        .show_default();
    add_file(command, "--checkpoint", options->checkpoint, "the file to save to, and to go on from")
        .required();
    command.add_flag("--resume", options->resume, "go on from the checkpoint");
    add_file(command, "--curve", options->curve,
             "the learning curve (default: the checkpoint's name with .csv)");
    command.add_option("--threads", options->threads, "threads; with one 2048's result is repeatable")
        .check(in_range(1, 64))
        .show_default();
    add_seed(command, options->seed, "seed of the games");
    command.add_option("--test-games", options->test_games, "games of a test that nothing is learned from")
        .check(in_range(0, 1'000'000))
        .show_default();
    const auto add_part = [&](const std::string& game, Training (*add_training)(Command)) {
        const Command group = command.add_group(game);
        parts->emplace(game, Part{group, add_training(group)});
    };
    add_part(twenty48, add_twenty48_training);
    add_part(tactics, add_tactics_training);
    add_part(othello, add_othello_training);
    command.callback([options, parts] { run(*options, *parts); });
}

} // namespace forethought::cli
