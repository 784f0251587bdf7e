#include "engine/cli/games.h"

#include <exception>
#include <iostream>

namespace {

using namespace forethought::cli;

void add_commands(CLI::App& program) {
    add_bench(program);
    add_signatures(program);
    add_match(program);
    add_merge(program);
    add_seat(program);
    add_ladder(program);
    add_robin(program);
    add_score(program);
    add_scenes(program);
    add_show(program);
    add_play(program);
    add_tune(program);
    add_train(program);
    add_commands_of_games(program);
}

std::string list_of_commands(const CLI::App& program) {
    std::string list;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
        list += (list.empty() ? "" : ", ") + command->get_name();
    return list;
}

} // namespace

/// The native program: benches, matches, ladders and positions from the command line.
int main(int argc, char** argv) {
    CLI::App program{"Forethought: board games whose opponents think while you watch"};
    program.set_version_flag("--version", FORETHOUGHT_VERSION);
    add_commands(program);
    std::string mistake;
    try {
        program.parse(argc, argv);
        if (program.get_subcommands().empty())
            mistake = "name a command: " + list_of_commands(program) + " (--help tells more)";
        else if (!std::cout.flush())
            mistake = "cannot write to standard output";
    } catch (const CLI::Success& success) {
        return program.exit(success);
    } catch (const CLI::ParseError& error) {
        mistake = error.what();
    } catch (const UsageError& error) {
        mistake = error.what;
    } catch (const std::exception& error) {
        // Out of memory, or of threads.
        mistake = error.what();
    }
    if (mistake.empty()) return 0;
    std::cerr << "forethought: " << mistake << "\n";
    return 2;
}
