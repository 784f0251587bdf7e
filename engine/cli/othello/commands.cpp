#include "engine/cli/othello/commands.h"

namespace forethought::cli {

void add_othello_commands(Command program) {
    add_repeats(program);
    add_archive(program);
    add_book(program);
    add_only_moves(program);
    add_deviations(program);
    add_own_games(program);
    add_nboard(program);
}

} // namespace forethought::cli
