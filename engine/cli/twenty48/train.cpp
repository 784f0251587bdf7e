#include "engine/cli/train_options.h"
#include "engine/cli/twenty48/network.h"
#include "engine/twenty48/training/curve.h"

#include <csignal>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct OwnOptions {
    TrainingPlan plan;
    /// The file whose opening late games begin with.
    std::string network;
    double moves = 1e9;
    double part_moves = 5e7;
    double save_minutes = 10;
    int test_parts = 10;
};

StopSource g_stop;

void stop_training(int) {
    g_stop.request();
}

std::unique_ptr<Trainer> begin(const TrainOptions& options, const TrainingPlan& plan,
                               const StageWeights* opening) {
    if (options.resume)
        return value_or_usage_error(Trainer::resume(options.checkpoint, plan, options.threads, opening));
    require_place_for(options);
    return std::make_unique<Trainer>(plan, options.threads, opening);
}

void train(const TrainOptions& options, const OwnOptions& own) {
    std::signal(SIGINT, stop_training);
    std::signal(SIGTERM, stop_training);
    TrainingPlan plan = own.plan;
    plan.seed = options.seed;
    std::optional<Network> network;
    if (plan.stage == Stage::late) network = load_network(own.network);
    const auto trainer = begin(options, plan, network ? &network->of(Stage::opening) : nullptr);
    const Curve curve(options.curve);
    SteadyClock clock;
    Milliseconds saved = clock.now();
    const auto moves = static_cast<std::int64_t>(own.moves);
    const auto part_moves = static_cast<std::int64_t>(own.part_moves);
    for (int part = 1; trainer->record().moves < moves && !g_stop.requested(); ++part) {
        const Tally training = trainer->train(std::min(part_moves, moves - trainer->record().moves), g_stop);
        std::optional<Tally> test;
        if (part % own.test_parts == 0 && options.test_games > 0 && !g_stop.requested())
            test = trainer->test(options.test_games, plan.seed);
        value_or_usage_error(curve.add(trainer->record(), training, test));
        if (clock.now() - saved < own.save_minutes * 60'000) continue;
        value_or_usage_error(trainer->save(options.checkpoint));
        saved = clock.now();
    }
    value_or_usage_error(trainer->save(options.checkpoint));
    const TrainingRecord& record = trainer->record();
    std::cout << record.games << " games, " << record.moves << " moves, "
              << static_cast<std::int64_t>(record.processor_seconds) << " s of processor time\n";
}

} // namespace

Training add_twenty48_training(Command options) {
    const auto own = std::make_shared<OwnOptions>();
    add_stage_options(options, own->plan.stage, own->network);
    options.add_option("--moves", own->moves, "moves to learn from, those before --resume included")
        .check(in_range(1.0, 1e15))
        .show_default();
    options.add_option("--part", own->part_moves, "moves between lines of the curve")
        .check(in_range(1.0, 1e12))
        .show_default();
    options.add_option("--test-every", own->test_parts, "parts between tests")
        .check(in_range(1, 1'000'000))
        .show_default();
    options.add_option("--save-every", own->save_minutes, "minutes between checkpoints")
        .check(in_range(0.0, 1e6))
        .show_default();
    options.add_option("--initial", own->plan.initial, "points that each board is worth at first")
        .check(in_range(0.0, 1e6))
        .show_default();
    options.add_option("--rate", own->plan.lesson.rate, "size of the steps")
        .check(in_range(0.0, 1.0))
        .show_default();
    options.add_option("--lambda", own->plan.lesson.lambda, "how far ahead targets look")
        .check(in_range(0.0, 0.99))
        .show_default();
    options
        .add_option("--restart", own->plan.lesson.restart_moves,
                    "moves that make a game be played again from its middle; 0 for never")
        .check(in_range(0, 1'000'000))
        .show_default();
    return [own](const TrainOptions& given) { train(given, *own); };
}

} // namespace forethought::cli
