#include "engine/cli/interruption.h"
#include "engine/cli/round_shards.h"
#include "engine/cli/train_options.h"
#include "engine/cli/twenty48/network.h"
#include "engine/cli/twenty48/slide_lines.h"
#include "engine/core/checksum.h"
#include "engine/core/text.h"
#include "engine/core/training/checkpoint.h"
#include "engine/twenty48/training/curve.h"
#include "engine/twenty48/training/frame_trainer.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct OwnOptions {
    TrainingPlan plan;
    /// Whether what frames add to a file's weights is learned, and not these.
    bool frames = false;
    /// The file whose opening late games begin with, and that frames are learned for.
    std::string network;
    /// The file whose weights the training begins with; empty for none.
    std::string begin;
    double moves = 1e9;
    double part_moves = 5e7;
    double save_minutes = 10;
    int test_parts = 10;
};

std::unique_ptr<Trainer> begin(const TrainOptions& options, const OwnOptions& own,
                               const StageWeights* opening) {
    if (options.resume && !own.begin.empty())
        throw UsageError{"--resume goes on with the weights of " + options.checkpoint + ", without --begin"};
    if (options.resume)
        return value_or_usage_error(Trainer::resume(options.checkpoint, own.plan, options.threads, opening));
    require_place_for(options);
    auto trainer = std::make_unique<Trainer>(own.plan, options.threads, opening);
    if (own.begin.empty()) return trainer;
    const Network network = load_network(own.begin);
    if (!network.of(own.plan.stage).has_any())
        throw UsageError{own.begin + " has no weights for late boards to begin with"};
    trainer->begin_with(network.of(own.plan.stage));
    return trainer;
}

/// What tells the next round from others.
RoundFacts facts_of(const Trainer& trainer, const TrainOptions& options, const OwnOptions& own) {
    RoundFacts facts{{"game", options.game},
                     {"stage", name_of(own.plan.stage)},
                     {"seed", options.seed},
                     {"tiles_seed", trainer.seed_of_round()},
                     {"games", options.games},
                     {"initial", own.plan.initial},
                     {"restart", own.plan.lesson.restart_moves},
                     {"moves", trainer.record().moves},
                     {"weights", to_hex(trainer.tables().digest())}};
    if (own.plan.stage == Stage::late) facts["network"] = to_hex(checksum(bytes_of_network(own.network)));
    return facts;
}

/// Plays a part of the next round's games and writes them down.
void play_shard(Trainer& trainer, const TrainOptions& options, const OwnOptions& own) {
    write_round_shard(facts_of(trainer, options, own), *options.shard, options.threads, "slides a game",
                      [&](int game) {
                          const PlayedSlides played = trainer.play_game(game);
                          std::size_t slides = 0;
                          for (const std::string& part : played) slides += part.size();
                          return RoundGame{slide_line(played), static_cast<double>(slides)};
                      });
}

/// Learns the next round from games that were played elsewhere.
GameStats learn_shards(Trainer& trainer, const TrainOptions& options, const OwnOptions& own) {
    std::vector<PlayedSlides> games(static_cast<std::size_t>(options.games));
    RoundShards shards(facts_of(trainer, options, own), "the next round of " + options.checkpoint);
    for (const std::string& file : options.from)
        shards.add(file, [&](int game, const nlohmann::json& line) {
            games[static_cast<std::size_t>(game)] = parse_slides(line);
        });
    shards.require_whole();
    return value_or_usage_error(trainer.learn_from(games));
}

/// Learns from own games, part by part, until there were enough moves.
template <class T>
void learn_own_games(T& trainer, const TrainOptions& options, const OwnOptions& own) {
    const Curve curve(options.curve);
    SteadyClock clock;
    CheckpointTimer timer(own.save_minutes, clock);
    const auto moves = static_cast<std::int64_t>(own.moves);
    const auto part_moves = static_cast<std::int64_t>(own.part_moves);
    for (int part = 1; trainer.record().moves < moves && !interruption().requested(); ++part) {
        const GameStats training =
            trainer.train(std::min(part_moves, moves - trainer.record().moves), interruption());
        std::optional<GameStats> test;
        if (part % own.test_parts == 0 && options.test_games > 0 && !interruption().requested())
            test = trainer.test(options.test_games, own.plan.seed);
        value_or_usage_error(curve.add(trainer.record(), training, test));
        if (timer.is_due()) value_or_usage_error(trainer.save(options.checkpoint));
    }
}

void say_what_was_done(const TrainingRecord& record) {
    std::cout << record.games << " games, " << record.moves << " moves, "
              << static_cast<std::int64_t>(record.processor_seconds) << " s of processor time\n";
}

void train_frames(const TrainOptions& options, const OwnOptions& own) {
    if (options.threads != 1 || options.shard || !options.from.empty() || !own.begin.empty())
        throw UsageError{"--frames are learned by one thread, from their own games and from nothing"};
    const Network network = load_network(own.network);
    if (!network.of(own.plan.stage).has_any())
        throw UsageError{own.network + " has no weights for late boards, which frames would add to"};
    FrameTrainer trainer({own.plan.stage, own.plan.seed, own.plan.lesson}, network);
    if (options.resume)
        value_or_usage_error(trainer.resume(options.checkpoint));
    else
        require_place_for(options);
    end_in_order_when_interrupted();
    learn_own_games(trainer, options, own);
    value_or_usage_error(trainer.save(options.checkpoint));
    say_what_was_done(trainer.record());
}

void train(const TrainOptions& options, const OwnOptions& own) {
    if (own.frames) return train_frames(options, own);
    std::optional<Network> network;
    if (own.plan.stage == Stage::late) network = load_opening(own.network);
    const auto trainer = begin(options, own, network ? &network->of(Stage::opening) : nullptr);
    if (options.shard) return play_shard(*trainer, options, own);
    end_in_order_when_interrupted();
    if (options.from.empty()) {
        learn_own_games(*trainer, options, own);
    } else {
        const GameStats training = learn_shards(*trainer, options, own);
        std::optional<GameStats> test;
        if (options.test_games > 0) test = trainer->test(options.test_games, own.plan.seed);
        value_or_usage_error(Curve(options.curve).add(trainer->record(), training, test));
    }
    value_or_usage_error(trainer->save(options.checkpoint));
    say_what_was_done(trainer->record());
}

} // namespace

Training add_twenty48_training(Command options) {
    const auto own = std::make_shared<OwnOptions>();
    add_stage_options(options, own->plan.stage, own->network);
    options.add_flag("--frames", own->frames,
                     "learn what frames add to the weights of the --network, which stay as they are");
    options
        .add_option("--moves", own->moves,
                    "moves to learn from, those before --resume included; --from learns a round")
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
    options
        .add_option("--fours", own->plan.lesson.share_of_fours,
                    "what of a step goes to the weights of four cells; 0: they stay as they are")
        .check(in_range(0.0, 0.99))
        .show_default();
    add_file(options, "--begin", own->begin, "a file whose weights it begins with, and learns on from");
    return [own](const TrainOptions& given) {
        own->plan.seed = given.seed;
        train(given, *own);
    };
}

} // namespace forethought::cli
