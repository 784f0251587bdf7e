#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/cli/rungs.h"
#include "engine/cli/turn.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct PlayOptions {
    std::string game;
    std::string file{kStandardInput};
    int rung = kStrongest;
    Nodes nodes = 10'000;
    std::uint64_t seed = 1;
    bool json = false;
};

/// Tells the actions of the side to move and the position after its turn.
template <Game G>
void tell_turn(const PlayOptions& options, const typename G::Position& start) {
    const auto rung = ready_rung<G>(options.rung, {}, Unpacking::as_needed);
    const Turn<G> turn = play_turn<G>(rung, start, options.nodes, options.seed);
    const std::string after = G::format(turn.end);
    if (options.json) {
        print_json(
            {{"game", options.game}, {"actions", turn.texts}, {"nodes", turn.nodes}, {"position", after}});
        return;
    }
    for (const std::string& action : turn.texts) std::cout << action << "\n";
    std::cout << after;
}

void run_play(const PlayOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        const auto position = G::parse(read_text(options.file, kMostOfPosition));
        if (!position) throw UsageError{title_of(options.file) + ", " + position.error()};
        tell_turn<G>(options, position.value());
    });
}

} // namespace

void add_play(Command program) {
    const Command command = program.add_command("play", "plays the turn of a position");
    const auto options = std::make_shared<PlayOptions>();
    add_game(command, options->game);
    add_json(command, options->json);
    add_file(command, "position", options->file, "file with the position's text, - for standard input")
        .show_default();
    add_rung(command, options->rung, "the rung that plays");
    command.add_option("--nodes", options->nodes, "nodes for the turn").check(in_range(1.0, 1e15));
    add_seed(command, options->seed, "seed of the player");
    command.callback([options] { run_play(*options); });
}

} // namespace forethought::cli
