#include "engine/cli/xiangqi/commands.h"

namespace forethought::cli {

namespace {

void add_xiangqi_commands(Command program) {
    add_mates(program);
    add_deadline(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Xiangqi>) {
    static constexpr GameCommands commands{
        .add = add_xiangqi_commands,
    };
    return commands;
}

} // namespace forethought::cli
