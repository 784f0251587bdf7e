#include "engine/cli/othello/commands.h"

namespace forethought::cli {

namespace {

void add_othello_commands(Command program) {
    add_repeats(program);
    add_archive(program);
    add_book(program);
    add_only_moves(program);
    add_deviations(program);
    add_own_games(program);
    add_nboard(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Othello>) {
    static constexpr GameCommands commands{
        .add = add_othello_commands,
        .print_openings = print_othello_openings,
        .add_training = add_othello_training,
        .training = "the weights of patterns on an archive of games",
    };
    return commands;
}

} // namespace forethought::cli
