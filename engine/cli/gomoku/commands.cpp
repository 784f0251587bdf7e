#include "engine/cli/gomoku/commands.h"

namespace forethought::cli {

namespace {

void add_gomoku_commands(Command program) {
    add_puzzles(program);
    add_wins(program);
    add_grades(program);
    add_gomocup(program);
    add_grow(program);
}

} // namespace

const GameCommands& commands_of(std::type_identity<Gomoku>) {
    static constexpr GameCommands commands{
        .add = add_gomoku_commands,
        .print_openings = print_gomoku_openings,
        .print_opening_values = print_gomoku_opening_values,
        .add_training = add_gomoku_training,
        .training = "a network on what searches find and on outcomes",
        .trains_in_rounds = true,
        .add_tuning = add_gomoku_tuning,
        .tuning = "its evaluation by games of rung 140 against itself or others, by how they ended or by "
                  "what a search says",
        .tune_search = tune_gomoku_search,
    };
    return commands;
}

} // namespace forethought::cli
