#include "engine/cli/command.h"
#include "engine/cli/othello/commands.h"
#include "engine/cli/progress.h"
#include "engine/cli/rungs.h"
#include "engine/othello/othello.h"
#include "engine/othello/training/own_games.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <system_error>

namespace forethought::cli {

namespace {

using namespace othello;

struct OwnGamesOptions {
    std::string output;
    OwnPlay play;
    int rung = 120;
    int games = 20'000;
};

/// Games of a file: what is lost when the program is ended.
constexpr int kGamesOfFile = 200;

/// A file of games has its first one and what they depend on in its name.
std::string name_of(const OwnGamesOptions& options, int first) {
    std::string number = std::to_string(first);
    number.insert(0, 8 - std::min<std::size_t>(8, number.size()), '0');
    return "own_" + std::to_string(options.rung) + "_" + std::to_string(options.play.nodes) + "_" +
           std::to_string(options.play.seed) + "_" + number + ".samples";
}

void run_own_games(const OwnGamesOptions& options) {
    OwnPlay play = options.play;
    play.switches = ready_rung<Othello>(options.rung).switches;
    const std::filesystem::path folder = options.output;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    Progress progress("own games", options.games, "boards");
    for (int first = 0; first < options.games; first += kGamesOfFile) {
        const auto path = folder / name_of(options, first);
        if (std::filesystem::exists(path)) continue;
        // A player of its own, so that a file does not depend on which others are there.
        OwnGames games(play);
        std::vector<Sample> samples;
        for (int number = first; number < first + kGamesOfFile; ++number) {
            const auto some = games.play(static_cast<std::uint64_t>(number));
            samples.insert(samples.end(), some.begin(), some.end());
            progress.add(static_cast<double>(some.size()));
        }
        value_or_usage_error(write_samples(path, samples));
    }
    progress.finish();
}

} // namespace

void add_own_games(Command program) {
    const Command command = program.add_command(
        "own-games", "Othello: plays games against itself and values their boards, for 'train --own'; files "
                     "that are there already are kept, so that it can be ended and started again");
    const auto options = std::make_shared<OwnGamesOptions>();
    add_file(command, "--output", options->output, "the folder of the samples").required();
    command.add_option("--games", options->games, "games; the last file is always full")
        .check(in_range(1, 100'000'000))
        .show_default();
    add_rung(command, options->rung, "the rung that plays and values boards");
    command.add_option("--nodes", options->play.nodes, "nodes that it has for each")
        .check(in_range(10.0, 1e9))
        .show_default();
    add_seed(command, options->play.seed, "seed of the games");
    command.callback([options] { run_own_games(*options); });
}

} // namespace forethought::cli
