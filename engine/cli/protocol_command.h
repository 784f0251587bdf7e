#pragma once

#include "engine/cli/options.h"
#include "engine/cli/rungs.h"

#include <cstdint>
#include <memory>
#include <string>

namespace forethought::cli {

/// Adds a command that has a rung of a game play in a text protocol, on standard input and output: `serve`
/// returns at the end of the dialogue.
template <Game G>
void add_protocol(Command program, const std::string& name, const std::string& what,
                  void (*serve)(const typename G::Switches& switches, std::uint64_t seed)) {
    struct Options {
        int rung = kStrongest;
        std::uint64_t seed = 1;
    };
    const Command command = program.add_command(name, what);
    const auto options = std::make_shared<Options>();
    add_rung(command, options->rung, "the rung that plays");
    add_seed(command, options->seed, "seed of the player");
    command.callback([options, serve] { serve(ready_rung<G>(options->rung).switches, options->seed); });
}

} // namespace forethought::cli
