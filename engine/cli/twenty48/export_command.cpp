#include "engine/cli/command.h"
#include "engine/cli/twenty48/commands.h"
#include "engine/cli/twenty48/network.h"
#include "engine/core/training/in_parallel.h"
#include "engine/twenty48/frame_weights.h"
#include "engine/twenty48/stage_decoder.h"
#include "engine/twenty48/training/frame_packing.h"
#include "engine/twenty48/training/frame_trainer.h"
#include "engine/twenty48/training/late_learner.h"
#include "engine/twenty48/training/packing.h"
#include "engine/twenty48/training/trainer.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <vector>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct ExportOptions {
    std::string game;
    std::string checkpoint;
    std::string network;
    std::string output;
    int bytes = 6'000'000;
    int survey_games = 1000;
    int test_games = 1000;
    int threads = 1;
    std::uint64_t seed = 1;
};

void print(const char* title, const GameStats& stats) {
    std::cout << title << ": mean score " << static_cast<std::int64_t>(stats.mean_score()) << ", 8192 "
              << stats.rate(13) << ", 16384 " << stats.rate(14) << ", 32768 " << stats.rate(15) << " ("
              << stats.games << " games)" << std::endl;
}

void write_network(const NetworkFile& file, const std::string& output) {
    const std::vector<std::uint8_t> bytes = file.write();
    write_bytes(output, bytes);
    std::cout << bytes.size() << " bytes" << std::endl;
}

/// Surveys, packs and tests weights of a stage. `start(rng)` begins a game, `judge_of(weights)` judges
/// boards.
template <class Start, class JudgeOf>
PackedStage pack_stage(const Trainer& trainer, const PackingRoom& room, const ExportOptions& options,
                       Start start, JudgeOf judge_of) {
    Survey survey(trainer.stage());
    in_parallel(options.survey_games, options.threads, [&](int game) {
        Rng rng(mix(options.seed, static_cast<std::uint64_t>(game)));
        survey.add_game(judge_of(trainer.tables()), start(rng), rng);
    });
    PackedStage packed = pack_into(trainer.tables(), survey, room);
    const StageWeights weights = value_or_usage_error(decode_stage(trainer.stage(), packed.stage));
    std::cout << packed.stage.code.size() << " bytes of code, " << packed.weights << " weights in "
              << packed.pages << " pages, " << packed.stage.rows << " rows, " << weights.memory()
              << " bytes of memory" << std::endl;
    const auto test = [&](const auto& tested) {
        std::vector<GameStats> parts(static_cast<std::size_t>(options.test_games));
        in_parallel(options.test_games, options.threads, [&](int game) {
            Rng rng(mix(options.seed, static_cast<std::uint64_t>(game)));
            play_greedily(judge_of(tested), start(rng), rng, parts[static_cast<std::size_t>(game)]);
        });
        GameStats all;
        for (const GameStats& stats : parts) all.add(stats);
        return all;
    };
    if (options.test_games > 0) {
        print("as trained", test(trainer.tables()));
        print("as packed", test(weights));
    }
    return packed;
}

/// Rows that the opening leaves room for while there are no late weights in the file yet.
constexpr std::uint32_t kRowsOfLate = 1'150'000;

/// What frames add to other weights of a stage than those of before is nothing that is known.
void forget_frames(Stage stage, FrameCodes& frames) {
    for (std::size_t number = 0; number < kFrames; ++number)
        if (stage_of(static_cast<Frame>(number)) == stage) frames.frames[number] = {};
}

/// The room that the other stage's weights leave, and what frames add to them.
PackingRoom room_beside(Stage other, const NetworkFile& file, const ExportOptions& options) {
    const StageCode& code = file.of(other);
    std::size_t taken = NetworkFile::kBytes + code.code.size();
    for (const FrameCode& frame : file.frames.frames) taken += frame.code.size();
    if (static_cast<std::size_t>(options.bytes) <= taken)
        throw UsageError{options.network + " has " + std::to_string(taken) + " bytes without this stage"};
    const std::uint32_t others = code.rows > 0 || other == Stage::opening ? code.rows : kRowsOfLate;
    const Stage stage = other == Stage::opening ? Stage::late : Stage::opening;
    const std::uint64_t memory = StageWeights::memory_of(other, others) + StageWeights::memory_of(stage, 0) +
                                 FrameWeights::memory_of_any();
    const std::uint64_t of_row = StageWeights::memory_of(stage, 1) - StageWeights::memory_of(stage, 0);
    const std::uint64_t left = Network::kMostMemory - std::min(memory, Network::kMostMemory);
    return {.bytes = static_cast<std::size_t>(options.bytes) - taken,
            .rows = static_cast<std::uint32_t>(left / of_row)};
}

/// What frames add, beside everything else that the file of the training has.
void pack_frames_of(const ExportOptions& options, NetworkFile& file) {
    const FramePlan plan = value_or_usage_error(FrameTrainer::plan_of(options.checkpoint));
    const Network network = load_network(options.network);
    FrameTrainer trainer(plan, network);
    value_or_usage_error(trainer.resume(options.checkpoint));
    FrameRoom room{.bytes = static_cast<std::size_t>(options.bytes), .weights = FrameWeights::kMost};
    forget_frames(plan.stage, file.frames);
    std::size_t taken = NetworkFile::kBytes;
    for (const StageCode& stage : file.stages) taken += stage.code.size();
    for (const FrameCode& frame : file.frames.frames) {
        taken += frame.code.size();
        room.weights -= frame.weights;
    }
    if (room.bytes <= taken)
        throw UsageError{options.network + " has " + std::to_string(taken) + " bytes without these frames"};
    room.bytes -= taken;
    pack_frames(trainer.tables(), plan.stage, room, file.frames);
    for (std::size_t number = 0; number < kFrames; ++number)
        if (const FrameCode& frame = file.frames.frames[number];
            stage_of(static_cast<Frame>(number)) == plan.stage)
            std::cout << frame.weights << " weights of "
                      << trainer.tables().weights(static_cast<Frame>(number)).size() << ", "
                      << frame.code.size() << " bytes of code" << std::endl;
    if (options.test_games == 0) return;
    print("as trained", trainer.test(options.test_games, options.seed));
    const Network packed = value_or_usage_error(Network::load(file.write()));
    print("as packed", test_frames(plan.stage, packed, packed.frames(), options.test_games, options.seed));
}

void run_export(const ExportOptions& options) {
    require_readable(options.checkpoint);
    require_writable(options.output);
    if (FrameTrainer::is_checkpoint(options.checkpoint)) {
        if (options.network.empty())
            throw UsageError{"frames need --network, the file whose weights they add to"};
        NetworkFile file = value_or_usage_error(NetworkFile::read(read_bytes(options.network)));
        pack_frames_of(options, file);
        write_network(file, options.output);
        return;
    }
    const auto trainer = value_or_usage_error(Trainer::open(options.checkpoint));
    if (trainer->stage() == Stage::late && options.network.empty())
        throw UsageError{"late weights need --network, the file that has the opening's"};
    NetworkFile file;
    if (!options.network.empty()) file = value_or_usage_error(NetworkFile::read(read_bytes(options.network)));
    forget_frames(trainer->stage(), file.frames);
    if (trainer->stage() == Stage::opening) {
        const auto judge_of = [](const auto& weights) { return PointsJudge(weights); };
        const auto packed =
            pack_stage(*trainer, room_beside(Stage::late, file, options), options, random_start, judge_of);
        file.of(Stage::opening) = packed.stage;
    } else {
        const Network network = load_opening(options.network);
        const auto start = [&](Rng& rng) { return late_start(network.of(Stage::opening), rng); };
        const auto judge_of = [](const auto& weights) { return LapJudge(weights); };
        const auto packed =
            pack_stage(*trainer, room_beside(Stage::opening, file, options), options, start, judge_of);
        file.of(Stage::late) = packed.stage;
    }
    write_network(file, options.output);
}

} // namespace

void add_export(Command program) {
    const Command command = program.add_command(
        "export",
        "packs trained weights of 2048 into the file that its network plays from, and says what that costs");
    const auto options = std::make_shared<ExportOptions>();
    add_only_game(command, options->game, Twenty48::kName);
    add_file(command, "--checkpoint", options->checkpoint, "the checkpoint of a training").required();
    add_file(command, "--network", options->network,
             "the file that has the weights of the other stage, which are kept as they are");
    add_file(command, "--output", options->output, "the file to write").required();
    command.add_option("--bytes", options->bytes, "the most that the file may have")
        .check(in_range(1'000, 100'000'000))
        .show_default();
    command.add_option("--survey-games", options->survey_games, "games that tell which weights are needed")
        .check(in_range(1, 1'000'000))
        .show_default();
    command.add_option("--test-games", options->test_games, "games that tell what packing costs; 0 for none")
        .check(in_range(0, 1'000'000))
        .show_default();
    command
        .add_option("--threads", options->threads, "threads that play; the file is the same with any number")
        .check(in_range(1, 1'024))
        .show_default();
    add_seed(command, options->seed, "seed of the games");
    command.callback([options] { run_export(*options); });
}

} // namespace forethought::cli
