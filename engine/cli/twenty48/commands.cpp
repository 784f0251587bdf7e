#include "engine/cli/twenty48/commands.h"

namespace forethought::cli {

namespace {

void add_twenty48_commands(Command program) {
    add_export(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Twenty48>) {
    static constexpr GameCommands commands{
        .add = add_twenty48_commands,
        .add_training = add_twenty48_training,
        .training = "a network by temporal differences",
    };
    return commands;
}

} // namespace forethought::cli
