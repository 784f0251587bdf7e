#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/core/text.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct ShowOptions {
    std::string game;
    std::uint32_t seed = 1;
    bool json = false;
};

void run_show(const ShowOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        const auto position = G::start(options.seed);
        if (options.json)
            print_json({{"game", options.game},
                        {"seed", options.seed},
                        {"position", G::format(position)},
                        {"hash", to_hex(G::hash(position))},
                        {"legal_actions", G::legal_actions(position).size()}});
        else
            std::cout << G::format(position);
    });
}

} // namespace

void add_show(Command program) {
    const Command command = program.add_command("show", "the position in which the game of a seed begins");
    const auto options = std::make_shared<ShowOptions>();
    add_game(command, options->game);
    add_json(command, options->json);
    add_seed(command, options->seed, "seed of the game");
    command.callback([options] { run_show(*options); });
}

} // namespace forethought::cli
