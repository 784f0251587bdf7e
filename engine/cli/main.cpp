#include "engine/cli/command.h"

#include <iostream>

/// The native program: benches, matches, ladders and positions from the command line.
int main(int argc, char** argv) {
    using namespace forethought::cli;
    CLI::App program{"Forethought: board games whose opponents think while you watch"};
    program.set_version_flag("--version", FORETHOUGHT_VERSION);
    add_bench(program);
    add_match(program);
    add_ladder(program);
    add_score(program);
    add_show(program);
    add_play(program);
    add_maps(program);
    add_openings(program);
    add_puzzles(program);
    add_wins(program);
    add_tune(program);
    add_train(program);
    add_export(program);
    add_gomocup(program);
    try {
        program.parse(argc, argv);
        if (program.get_subcommands().empty())
            throw UsageError{"name a command: bench, match, ladder, score, show, play, maps, openings, "
                             "puzzles, wins, tune, train, export or gomocup (--help tells more)"};
    } catch (const CLI::Success& success) {
        return program.exit(success);
    } catch (const CLI::ParseError& error) {
        std::cerr << "forethought: " << error.what() << "\n";
        return 2;
    } catch (const UsageError& error) {
        std::cerr << "forethought: " << error.what << "\n";
        return 2;
    }
    return 0;
}
