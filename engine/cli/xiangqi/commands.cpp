#include "engine/cli/xiangqi/commands.h"

namespace forethought::cli {

namespace {

void add_xiangqi_commands(Command program) {
    add_mates(program);
    add_deadline(program);
    add_own_book(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Xiangqi>) {
    static constexpr GameCommands commands{
        .add = add_xiangqi_commands,
        .print_openings = print_xiangqi_openings,
        .add_training = add_xiangqi_training,
        .training = "a network on what searches find and on outcomes",
        .trains_in_rounds = true,
        .add_tuning = add_xiangqi_tuning,
        .tuning = "its evaluation by games of rung 130 against itself or others, by how they ended and what "
                  "its searches said",
    };
    return commands;
}

} // namespace forethought::cli
