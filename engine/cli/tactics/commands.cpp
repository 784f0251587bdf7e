#include "engine/cli/tactics/commands.h"

namespace forethought::cli {

void add_tactics_commands(Command program) {
    add_maps(program);
}

} // namespace forethought::cli
