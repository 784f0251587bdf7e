#include "engine/cli/command.h"
#include "engine/cli/tune_options.h"
#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"

#include <memory>

namespace forethought::cli {

void add_tune(Command program) {
    const Command command = program.add_command(
        "tune",
        "fits the weights of a game's evaluation: Gomoku's to the outcomes of games of rung 140 against "
        "itself,"
        " the battle's by matches of rung 150 against itself; prints what the game's data/fitted_weights.inc"
        " holds");
    const auto options = std::make_shared<TuneOptions>();
    options->game = Gomoku::kName;
    command.add_option("--game", options->game, "the game")
        .check(one_of({std::string(Gomoku::kName), std::string(Tactics::kName)}))
        .show_default();
    add_json(command, options->json);
    const Option games =
        add_paired_games(command, options->games, 1'000'000, "games to play, those before --resume included");
    const Option seed = add_seed(command, options->seed, "seed of the games");
    const Option nodes = command.add_option("--nodes", options->nodes, "nodes a move, in the battle a turn")
                             .check(in_range(1.0, 1e12))
                             .show_default();
    add_files(
        command, "--from", options->from,
        "files of 'match --shard I/N --codes', whose games are taken instead, in Gomoku; '-' is standard "
        "input")
        .excludes(games)
        .excludes(seed)
        .excludes(nodes);
    command.add_option("--rounds", options->rounds, "rounds of the fit; in the battle there is none")
        .check(in_range(1, 1'000'000))
        .show_default();
    add_file(command, "--checkpoint", options->checkpoint,
             "the file to save to after each round, in the battle; with .csv added the log");
    add_file(command, "--save", options->save,
             "a file for the fitted weights, as 'match --a-weights' takes it");
    command.add_flag("--resume", options->resume, "go on from the checkpoint");
    command.callback(
        [options] { options->game == Tactics::kName ? tune_tactics(*options) : tune_gomoku(*options); });
}

} // namespace forethought::cli
