#include "engine/cli/games.h"
#include "engine/cli/train_options.h"

#include <map>
#include <memory>

namespace forethought::cli {

namespace {

/// The options that only one game has, and its training.
struct Part {
    CLI::Option_group* options;
    Training train;
};

void run(const TrainOptions& given, const std::map<std::string, Part>& parts) {
    for (const auto& [game, part] : parts)
        if (game != given.game)
            for (const CLI::Option* option : part.options->get_options())
                if (option->count() > 0) throw UsageError{option->get_name() + " is for --game " + game};
    TrainOptions options = given;
    if (options.curve.empty()) options.curve = options.checkpoint + ".csv";
    require_writable(options.checkpoint);
    require_writable(options.curve);
    parts.at(options.game).train(options);
}

} // namespace

void add_train(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "train",
        "trains a game's network on its own games: 2048's by temporal differences, the battle's on what "
        "answers"
        " find and on outcomes; writes checkpoints and a learning curve; SIGINT and SIGTERM end it with a"
        " checkpoint");
    const auto options = std::make_shared<TrainOptions>();
    const auto parts = std::make_shared<std::map<std::string, Part>>();
    const std::string twenty48(Twenty48::kName);
    const std::string tactics(Tactics::kName);
    options->game = twenty48;
    command->add_option("--game", options->game, "the game")
        ->check(CLI::IsMember({twenty48, tactics}))
        ->capture_default_str();
    add_file(*command, "--checkpoint", options->checkpoint, "the file to save to, and to go on from")
        ->required();
    command->add_flag("--resume", options->resume, "go on from the checkpoint");
    add_file(*command, "--curve", options->curve,
             "the learning curve (default: the checkpoint's name with .csv)");
    command->add_option("--threads", options->threads, "threads; with one 2048's result is repeatable")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    add_seed(*command, options->seed, "seed of the games");
    command->add_option("--test-games", options->test_games, "games of a test that nothing is learned from")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    CLI::Option_group* group = command->add_option_group(twenty48);
    (*parts)[twenty48] = {group, add_twenty48_training(*group)};
    group = command->add_option_group(tactics);
    (*parts)[tactics] = {group, add_tactics_training(*group)};
    command->callback([options, parts] { run(*options, *parts); });
}

} // namespace forethought::cli
