#include "engine/cli/command.h"
#include "engine/cli/tune_options.h"
#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"

#include <memory>

namespace forethought::cli {

void add_tune(Command program) {
    const Command command = program.add_command(
        "tune",
        "fits the weights of a game's evaluation: Gomoku's to games of rung 140 against itself or others, by "
        "how they ended or by what a search says,"
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
    const auto shard = std::make_shared<std::string>();
    const Option part =
        command.add_option("--shard", *shard,
                           "play only this part of the next round's games, as in 3/8, and write what 'match "
                           "--shard' does; in the battle");
    add_files(command, "--from", options->from,
              "files of shards, whose games are taken instead of new ones: in Gomoku of 'match --shard I/N "
              "--codes', whole matches, in the battle of --shard, for one round; '-' is standard input")
        .excludes(part);
    const Option judge =
        command
            .add_option("--judge-nodes", options->judge_nodes,
                        "nodes of a search of rung 160 that says what positions are worth that searches of "
                        "rung 150 come to in the games, which counts instead of how these ended; in Gomoku")
            .check(in_range(1.0, 1e12));
    const Option one_in = command
                              .add_option("--one-in", options->one_in,
                                          "of the games' positions one in so many is searched for it")
                              .check(in_range(1, 1'000'000))
                              .show_default();
    add_even_number(command, "--round-games", options->round_games, 1'000'000,
                    "games of a round, in the battle")
        .show_default();
    command.add_option("--rounds", options->rounds, "rounds of the fit; in the battle there is none")
        .check(in_range(1, 1'000'000))
        .show_default();
    add_file(command, "--checkpoint", options->checkpoint,
             "the file to save to after each round, in the battle; with .csv added the log");
    add_file(command, "--save", options->save,
             "a file for the fitted weights, as 'match --a-weights' takes it");
    command.add_flag("--resume", options->resume, "go on from the checkpoint");
    command.callback([=] {
        if (!shard->empty()) options->shard = value_or_usage_error(parse_shard(*shard));
        if (options->game == Tactics::kName) {
            for (const Option option : {judge, one_in})
                if (option.is_given()) throw UsageError{option.name() + " is for --game gomoku"};
            return tune_tactics(*options);
        }
        // Shards of the battle are of a round that these say; those of Gomoku say it themselves.
        if (!options->from.empty())
            for (const Option option : {games, seed, nodes})
                if (option.is_given()) throw UsageError{option.name() + " excludes --from"};
        tune_gomoku(*options);
    });
}

} // namespace forethought::cli
