#include "engine/cli/tactics/commands.h"

namespace forethought::cli {

namespace {

void add_tactics_commands(Command program) {
    add_campaign(program);
    add_maps(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Tactics>) {
    static constexpr GameCommands commands{
        .add = add_tactics_commands,
        .add_training = add_tactics_training,
        .training = "a network on what answers find and on outcomes",
        .trains_in_rounds = true,
        .add_tuning = add_tactics_tuning,
        .tuning = "its evaluation by matches of rung 150 against itself",
        .tunes_in_rounds = true,
    };
    return commands;
}

} // namespace forethought::cli
