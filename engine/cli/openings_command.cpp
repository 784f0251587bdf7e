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
    const auto values_openings = [](const GameCommands& game) {
        return game.print_opening_values != nullptr;
    };
    const std::string valuing = in_words(games_with(values_openings));
    add_file(
        command, "--values", asked->options.values,
        valuing +
            ": a file of openings, one a line; prints before each of them what it is worth to the side to "
            "move, in points, instead of finding others");
    command.callback([asked, valuing] {
        // Refuses a rule that the game has not.
        with_game(asked->game, [&]<class G>(std::type_identity<G>) { variant_of<G>(asked->options.rule); });
        const GameCommands& commands = commands_of_game(asked->game);
        const auto print =
            asked->options.values.empty() ? commands.print_openings : commands.print_opening_values;
        if (print == nullptr) throw UsageError{"--values is for --game " + valuing};
        print(asked->options);
    });
}

} // namespace forethought::cli
