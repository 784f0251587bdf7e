#include "engine/cli/command.h"
#include "engine/twenty48/training/packing.h"
#include "engine/twenty48/training/trainer.h"

#include <fstream>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace twenty48;

struct Options {
    std::string game = "twenty48";
    std::string checkpoint;
    std::string output;
    int bytes = 4'000'000;
    int survey_games = 300;
    int test_games = 1000;
    std::uint64_t seed = 1;
};

template <class Net>
Tally test(const Net& network, const Options& options) {
    Tally tally;
    for (int game = 0; game < options.test_games; ++game)
        play_greedily(network, mix(options.seed, static_cast<std::uint64_t>(game)), tally);
    return tally;
}

void print(const char* title, const Tally& tally) {
    std::cout << title << ": mean score " << static_cast<std::int64_t>(tally.mean_score()) << ", 8192 "
              << tally.rate(13) << ", 16384 " << tally.rate(14) << ", 32768 " << tally.rate(15) << " ("
              << tally.games << " games)" << std::endl;
}

void run(const Options& options) {
    auto trainer = Trainer::open(options.checkpoint);
    if (!trainer) throw UsageError{trainer.error()};
    const LearningTables& tables = trainer.value()->tables();
    Survey survey;
    survey.add_games(tables, options.survey_games, options.seed);
    const PackedNetwork packed = pack_into(tables, survey, static_cast<std::size_t>(options.bytes));
    std::ofstream file(options.output, std::ios::binary);
    file.write(reinterpret_cast<const char*>(packed.file.data()),
               static_cast<std::streamsize>(packed.file.size()));
    file.close();
    if (!file) throw UsageError{"cannot write " + options.output};
    const Result<Network> network = Network::load(packed.file);
    if (!network) throw UsageError{network.error()};
    std::cout << packed.file.size() << " bytes, " << packed.weights << " weights in " << packed.pages
              << " pages, " << packed.chunks << " chunks, " << network.value().memory() << " bytes of memory"
              << std::endl;
    if (options.test_games == 0) return;
    print("as trained", test(tables, options));
    print("as packed", test(network.value(), options));
}

} // namespace

void add_export(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "export",
        "packs a trained network of 2048 into the file that it plays from, and says what that costs");
    const auto options = std::make_shared<Options>();
    command->add_option("--game", options->game, "the game")
        ->check(CLI::IsMember({"twenty48"}))
        ->capture_default_str();
    command->add_option("--checkpoint", options->checkpoint, "the checkpoint of a training")->required();
    command->add_option("--output", options->output, "the file to write")->required();
    command->add_option("--bytes", options->bytes, "the most that the file may have")
        ->check(CLI::Range(1'000, 100'000'000))
        ->capture_default_str();
    command->add_option("--survey-games", options->survey_games, "games that tell which weights are needed")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--test-games", options->test_games, "games that tell what packing costs; 0 for none")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "seed of the games")->capture_default_str();
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
