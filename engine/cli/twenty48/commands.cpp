#include "engine/cli/twenty48/commands.h"

namespace forethought::cli {

void add_twenty48_commands(Command program) {
    add_export(program);
}

} // namespace forethought::cli
