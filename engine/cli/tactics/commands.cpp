#include "engine/cli/tactics/commands.h"

namespace forethought::cli {

void add_tactics_commands(CLI::App& program) {
    add_maps(program);
}

} // namespace forethought::cli
