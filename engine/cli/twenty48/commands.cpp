#include "engine/cli/twenty48/commands.h"

namespace forethought::cli {

void add_twenty48_commands(CLI::App& program) {
    add_export(program);
}

} // namespace forethought::cli
