#include "engine/cli/command.h"
#include "engine/cli/twenty48/commands.h"
#include "engine/cli/twenty48/network.h"
#include "engine/twenty48/training/curve.h"

#include <csignal>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct Options {
    std::string game;
    TrainingPlan plan;
    /// The file whose opening late games begin with.
    std::string network;
    std::string checkpoint;
    std::string curve;
    bool resume = false;
    int threads = 1;
    double moves = 1e9;
    double part_moves = 5e7;
    double save_minutes = 10;
    int test_games = 100;
    int test_parts = 10;
};

StopSource g_stop;

void stop_training(int) {
    g_stop.request();
}

std::unique_ptr<Trainer> begin(const Options& options, const StageWeights* opening) {
    if (options.resume)
        return value_or_usage_error(
            Trainer::resume(options.checkpoint, options.plan, options.threads, opening));
    if (is_there(options.checkpoint))
        throw UsageError{options.checkpoint + " is there already: --resume goes on with it"};
    return std::make_unique<Trainer>(options.plan, options.threads, opening);
}

void run(const Options& options) {
    std::signal(SIGINT, stop_training);
    std::signal(SIGTERM, stop_training);
    const std::string curve_file = options.curve.empty() ? options.checkpoint + ".csv" : options.curve;
    require_writable(options.checkpoint);
    require_writable(curve_file);
    std::optional<Network> network;
    if (options.plan.stage == Stage::late) network = load_network(options.network);
    const auto trainer = begin(options, network ? &network->of(Stage::opening) : nullptr);
    const Curve curve(curve_file);
    SteadyClock clock;
    Milliseconds saved = clock.now();
    const auto moves = static_cast<std::int64_t>(options.moves);
    const auto part_moves = static_cast<std::int64_t>(options.part_moves);
    for (int part = 1; trainer->record().moves < moves && !g_stop.requested(); ++part) {
        const Tally training = trainer->train(std::min(part_moves, moves - trainer->record().moves), g_stop);
        std::optional<Tally> test;
        if (part % options.test_parts == 0 && !g_stop.requested())
            test = trainer->test(options.test_games, options.plan.seed);
        value_or_usage_error(curve.add(trainer->record(), training, test));
        if (clock.now() - saved < options.save_minutes * 60'000) continue;
        value_or_usage_error(trainer->save(options.checkpoint));
        saved = clock.now();
    }
    value_or_usage_error(trainer->save(options.checkpoint));
    const TrainingRecord& record = trainer->record();
    std::cout << record.games << " games, " << record.moves << " moves, "
              << static_cast<std::int64_t>(record.processor_seconds) << " s of processor time\n";
}

} // namespace

void add_train(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "train",
        "trains the network of 2048 by temporal differences; writes checkpoints and a learning curve;"
        " SIGINT and SIGTERM end it with a checkpoint");
    const auto options = std::make_shared<Options>();
    add_only_game(*command, options->game, Twenty48::kName);
    add_stage_options(*command, options->plan.stage, options->network);
    add_file(*command, "--checkpoint", options->checkpoint, "the file to save to, and to go on from")
        ->required();
    command->add_flag("--resume", options->resume, "go on from the checkpoint");
    add_file(*command, "--curve", options->curve,
             "the learning curve (default: the checkpoint's name with .csv)");
    command->add_option("--threads", options->threads, "threads; one makes the result repeatable")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_option("--moves", options->moves, "moves to learn from, those before --resume included")
        ->check(CLI::Range(1.0, 1e15))
        ->capture_default_str();
    command->add_option("--part", options->part_moves, "moves between lines of the curve")
        ->check(CLI::Range(1.0, 1e12))
        ->capture_default_str();
    command->add_option("--test-games", options->test_games, "games of a test, played by the network alone")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--test-every", options->test_parts, "parts between tests")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--save-every", options->save_minutes, "minutes between checkpoints")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    add_seed(*command, options->plan.seed, "seed of the games");
    command->add_option("--initial", options->plan.initial, "points that each board is worth at first")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command->add_option("--rate", options->plan.lesson.rate, "size of the steps")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--lambda", options->plan.lesson.lambda, "how far ahead targets look")
        ->check(CLI::Range(0.0, 0.99))
        ->capture_default_str();
    command
        ->add_option("--restart", options->plan.lesson.restart_moves,
                     "moves that make a game be played again from its middle; 0 for never")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
