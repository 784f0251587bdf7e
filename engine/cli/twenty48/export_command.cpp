#include "engine/cli/command.h"
#include "engine/cli/parallel.h"
#include "engine/cli/twenty48/commands.h"
#include "engine/cli/twenty48/network.h"
#include "engine/twenty48/stage_decoder.h"
#include "engine/twenty48/training/late_pupil.h"
#include "engine/twenty48/training/packing.h"
#include "engine/twenty48/training/trainer.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <vector>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct Options {
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

void print(const char* title, const Tally& tally) {
    std::cout << title << ": mean score " << static_cast<std::int64_t>(tally.mean_score()) << ", 8192 "
              << tally.rate(13) << ", 16384 " << tally.rate(14) << ", 32768 " << tally.rate(15) << " ("
              << tally.games << " games)" << std::endl;
}

/// Surveys, packs and tests weights of a stage. `start(rng)` begins a game, `judge_of(weights)` judges
/// boards.
template <class Start, class JudgeOf>
PackedStage pack_stage(const Trainer& trainer, const PackingRoom& room, const Options& options, Start start,
                       JudgeOf judge_of) {
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
        std::vector<Tally> tallies(static_cast<std::size_t>(options.test_games));
        in_parallel(options.test_games, options.threads, [&](int game) {
            Rng rng(mix(options.seed, static_cast<std::uint64_t>(game)));
            play_greedily(judge_of(tested), start(rng), rng, tallies[static_cast<std::size_t>(game)]);
        });
        Tally all;
        for (const Tally& tally : tallies) all.add(tally);
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

/// The room that the other stage's weights leave.
PackingRoom room_beside(Stage other, const StageCode& code, const Options& options) {
    const std::size_t taken = NetworkFile::kBytes + code.code.size();
    if (static_cast<std::size_t>(options.bytes) <= taken)
        throw UsageError{options.network + " has " + std::to_string(taken) + " bytes without this stage"};
    const std::uint32_t others = code.rows > 0 || other == Stage::opening ? code.rows : kRowsOfLate;
    const Stage stage = other == Stage::opening ? Stage::late : Stage::opening;
    const std::uint64_t memory = StageWeights::memory_of(other, others) + StageWeights::memory_of(stage, 0);
    const std::uint64_t of_row = StageWeights::memory_of(stage, 1) - StageWeights::memory_of(stage, 0);
    const std::uint64_t left = Network::kMostMemory - std::min(memory, Network::kMostMemory);
    return {.bytes = static_cast<std::size_t>(options.bytes) - taken,
            .rows = static_cast<std::uint32_t>(left / of_row)};
}

void run(const Options& options) {
    require_readable(options.checkpoint);
    require_writable(options.output);
    const auto trainer = value_or_usage_error(Trainer::open(options.checkpoint));
    if (trainer->stage() == Stage::late && options.network.empty())
        throw UsageError{"late weights need --network, the file that has the opening's"};
    NetworkFile file;
    if (!options.network.empty()) file = value_or_usage_error(NetworkFile::read(read_bytes(options.network)));
    if (trainer->stage() == Stage::opening) {
        const auto judge_of = [](const auto& weights) { return PointsJudge(weights); };
        const auto packed = pack_stage(*trainer, room_beside(Stage::late, file.of(Stage::late), options),
                                       options, random_start, judge_of);
        file.of(Stage::opening) = packed.stage;
    } else {
        const Network network = load_opening(options.network);
        const auto start = [&](Rng& rng) { return late_start(network.of(Stage::opening), rng); };
        const auto judge_of = [](const auto& weights) { return LapJudge(weights); };
        const auto packed =
            pack_stage(*trainer, room_beside(Stage::opening, file.of(Stage::opening), options), options,
                       start, judge_of);
        file.of(Stage::late) = packed.stage;
    }
    const std::vector<std::uint8_t> bytes = file.write();
    write_bytes(options.output, bytes);
    std::cout << bytes.size() << " bytes" << std::endl;
}

} // namespace

void add_export(Command program) {
    const Command command = program.add_command(
        "export",
        "packs trained weights of 2048 into the file that its network plays from, and says what that costs");
    const auto options = std::make_shared<Options>();
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
    command.callback([options] { run(*options); });
}

} // namespace forethought::cli
