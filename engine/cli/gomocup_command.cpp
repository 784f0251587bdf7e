#include "engine/cli/command.h"
#include "engine/gomoku/ladder.h"
#include "engine/protocol/gomocup/native/serve.h"

#include <memory>

namespace forethought::cli {

namespace {

struct Options {
    int rung = kStrongest;
    std::uint64_t seed = 1;
};

void run(const Options& options) {
    const auto rung = find_rung(gomoku::ladder(), options.rung);
    if (!rung) throw UsageError{rung.error()};
    gomocup::serve(rung.value().switches, options.seed);
}

} // namespace

void add_gomocup(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("gomocup", "plays Gomoku in the Gomocup protocol, line by line");
    const auto options = std::make_shared<Options>();
    command->add_option("--rung", options->rung, "the rung that plays")->capture_default_str();
    command->add_option("--seed", options->seed, "seed of the player")->capture_default_str();
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
