#include "engine/cli/games.h"
#include "engine/core/quoted.h"

#include <exception>
#include <iostream>

namespace {

using namespace forethought::cli;

/// Characters; what is repeated of the arguments or of files is cut shorter by itself.
constexpr std::size_t kLongestMistake = 1000;

void add_commands(Command program) {
    add_bench(program);
    add_signatures(program);
    add_match(program);
    add_merge(program);
    add_seat(program);
    add_ladder(program);
    add_robin(program);
    add_strengths(program);
    add_score(program);
    add_scenes(program);
    add_show(program);
    add_judge(program);
    add_play(program);
    add_tune(program);
    add_train(program);
    add_openings(program);
    add_weights(program);
    add_commands_of_games(program);
}

} // namespace

/// The native program: benches, matches, ladders and positions from the command line.
int main(int argc, char** argv) {
    Program program("Forethought: board games whose opponents think while you watch", FORETHOUGHT_VERSION);
    add_commands(program.root());
    std::string mistake;
    try {
        if (program.run(argc, argv) && !std::cout.flush()) mistake = "cannot write to standard output";
    } catch (const UsageError& error) {
        mistake = error.what;
    } catch (const std::exception& error) {
        // Out of memory, or of threads.
        mistake = error.what();
    }
    if (mistake.empty()) return 0;
    // Whatever stands in it, it is one line.
    std::cerr << "forethought: " << forethought::one_line(mistake, kLongestMistake) << "\n";
    return 2;
}
