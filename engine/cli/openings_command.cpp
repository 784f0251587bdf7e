#include "engine/cli/command.h"
#include "engine/cli/openings_options.h"
#include "engine/gomoku/gomoku.h"
#include "engine/othello/othello.h"

#include <memory>

namespace forethought::cli {

void add_openings(Command program) {
    const Command command = program.add_command(
        "openings", "openings from which both sides win, found by the game's strongest rung");
    struct Asked {
        std::string game{Gomoku::kName};
        OpeningsOptions options;
    };
    const auto asked = std::make_shared<Asked>();
    command.add_option("--game", asked->game, "the game")
        .check(one_of({std::string(Gomoku::kName), std::string(Othello::kName)}))
        .show_default();
    command.add_option("--count", asked->options.count, "openings to find")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, asked->options.seed, "seed of the search");
    command.add_option("--nodes", asked->options.nodes, "nodes for each position")
        .check(in_range(100.0, 1e12))
        .show_default();
    command
        .add_option("--rule", asked->options.rule,
                    "the rule that openings of Gomoku are for: freestyle, standard or renju")
        .check(one_of({Gomoku::kVariants.begin(), Gomoku::kVariants.end()}));
    command.callback([asked] {
        if (!asked->options.rule.empty() && asked->game != Gomoku::kName)
            throw UsageError{"--rule is for Gomoku"};
        const auto print = asked->game == Othello::kName ? print_othello_openings : print_gomoku_openings;
        print(asked->options);
    });
}

} // namespace forethought::cli
