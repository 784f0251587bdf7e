#include "engine/cli/command.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/rungs.h"
#include "engine/gomoku/gomoku.h"
#include "engine/protocol/gomocup/native/serve.h"

#include <memory>

namespace forethought::cli {

namespace {

struct Options {
    int rung = kStrongest;
    std::uint64_t seed = 1;
};

void run(const Options& options) {
    gomocup::serve(rung_of<Gomoku>(options.rung).switches, options.seed);
}

} // namespace

void add_gomocup(Command program) {
    const Command command =
        program.add_command("gomocup", "plays Gomoku in the Gomocup protocol, line by line");
    const auto options = std::make_shared<Options>();
    add_rung(command, options->rung, "the rung that plays");
    add_seed(command, options->seed, "seed of the player");
    command.callback([options] { run(*options); });
}

} // namespace forethought::cli
