#include "engine/cli/command.h"
#include "engine/cli/tune_options.h"
#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"

#include <memory>

namespace forethought::cli {

void add_tune(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "tune",
        "fits the weights of a game's evaluation: Gomoku's to the outcomes of games of rung 140 against "
        "itself,"
        " the battle's by matches of rung 150 against itself; prints what the game's data/fitted_weights.inc"
        " holds");
    const auto options = std::make_shared<TuneOptions>();
    options->game = Gomoku::kName;
    command->add_option("--game", options->game, "the game")
        ->check(CLI::IsMember({std::string(Gomoku::kName), std::string(Tactics::kName)}))
        ->capture_default_str();
    add_json(*command, options->json);
    add_paired_games(*command, options->games, 1'000'000, "games to play, those before --resume included");
    add_seed(*command, options->seed, "seed of the games");
    command->add_option("--nodes", options->nodes, "nodes a move, in the battle a turn")
        ->check(CLI::Range(1.0, 1e12))
        ->capture_default_str();
    command->add_option("--rounds", options->rounds, "rounds of the fit; in the battle there is none")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    add_file(*command, "--checkpoint", options->checkpoint,
             "the file to save to after each round, in the battle; with .csv added the log");
    command->add_flag("--resume", options->resume, "go on from the checkpoint");
    command->callback(
        [options] { options->game == Tactics::kName ? tune_tactics(*options) : tune_gomoku(*options); });
}

} // namespace forethought::cli
