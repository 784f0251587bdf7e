#include "engine/cli/gomoku/commands.h"

namespace forethought::cli {

void add_gomoku_commands(Command program) {
    add_puzzles(program);
    add_wins(program);
    add_grades(program);
    add_gomocup(program);
    add_grow(program);
}

} // namespace forethought::cli
