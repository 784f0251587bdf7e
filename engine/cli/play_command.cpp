#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/cli/rungs.h"
#include "engine/core/session.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct Options {
    std::string game;
    std::string file{kStandardInput};
    int rung = kStrongest;
    Nodes nodes = 10'000;
    std::uint64_t seed = 1;
    bool json = false;
};

/// Plays the turn of the side to move and tells its actions and the position afterwards.
template <Game G>
void play_turn(const Options& options, const typename G::Position& start) {
    const auto rung = ready_rung<G>(options.rung);
    ManualClock clock;
    Session<G> session(rung.switches, options.seed, Blur{}, clock);
    session.set(start);
    std::vector<std::string> actions;
    Nodes nodes = 0;
    const Side side = G::side_to_move(start);
    bool goes_on = G::outcome(start) == Outcome::playing;
    while (goes_on) {
        session.begin(Limits{.nodes = options.nodes});
        session.advance(Budget{});
        nodes += session.info().nodes_of_root;
        const auto action = session.best().action;
        actions.push_back(G::format_action(session.position(), action));
        session.play(action);
        const auto& after = session.position();
        goes_on = G::outcome(after) == Outcome::playing && !ends_turn<G>(side, after);
    }
    const std::string after = G::format(session.position());
    if (options.json) {
        print_json({{"game", options.game}, {"actions", actions}, {"nodes", nodes}, {"position", after}});
        return;
    }
    for (const std::string& action : actions) std::cout << action << "\n";
    std::cout << after;
}

void run(const Options& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        const auto position = G::parse(read_text(options.file));
        if (!position) throw UsageError{title_of(options.file) + ", " + position.error()};
        play_turn<G>(options, position.value());
    });
}

} // namespace

void add_play(CLI::App& program) {
    CLI::App* command = program.add_subcommand("play", "plays the turn of a position");
    const auto options = std::make_shared<Options>();
    add_game(*command, options->game);
    add_json(*command, options->json);
    add_file(*command, "position", options->file, "file with the position's text, - for standard input")
        ->capture_default_str();
    add_rung(*command, options->rung, "the rung that plays");
    command->add_option("--nodes", options->nodes, "nodes for the turn")->check(CLI::Range(1.0, 1e15));
    add_seed(*command, options->seed, "seed of the player");
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
