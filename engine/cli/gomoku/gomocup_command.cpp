#include "engine/cli/gomoku/commands.h"
#include "engine/cli/protocol_command.h"
#include "engine/gomoku/gomoku.h"
#include "engine/protocol/gomocup/native/serve.h"

namespace forethought::cli {

void add_gomocup(Command program) {
    add_protocol<Gomoku>(program, "gomocup", "plays Gomoku in the Gomocup protocol, line by line",
                         gomocup::serve);
}

} // namespace forethought::cli
