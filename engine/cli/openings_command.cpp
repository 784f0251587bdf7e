#include "engine/cli/games.h"

#include <memory>

namespace forethought::cli {

void add_openings(Command program) {
    const Command command =
        program.add_command("openings", "balanced openings, found by the game's strongest rung");
    struct Asked {
        std::string game;
        OpeningsOptions options;
    };
    const auto asked = std::make_shared<Asked>();
    const auto games = games_with([](const GameCommands& game) { return game.print_openings != nullptr; });
    asked->game = games.front();
    command.add_option("--game", asked->game, "the game").check(one_of(games)).show_default();
    command.add_option("--count", asked->options.count, "openings to find")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, asked->options.seed, "seed of the search");
    command.add_option("--nodes", asked->options.nodes, "nodes for each position")
        .check(in_range(100.0, 1e12))
        .show_default();
    command.add_option("--rule", asked->options.rule,
                       "the rule that openings are for, of a game that is played by several");
    command.callback([asked] {
        // Refuses a rule that the game has not.
        with_game(asked->game, [&]<class G>(std::type_identity<G>) { variant_of<G>(asked->options.rule); });
        commands_of_game(asked->game).print_openings(asked->options);
    });
}

} // namespace forethought::cli
