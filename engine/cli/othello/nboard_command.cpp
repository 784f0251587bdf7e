#include "engine/cli/othello/commands.h"
#include "engine/cli/protocol_command.h"
#include "engine/othello/othello.h"
#include "engine/protocol/nboard/native/serve.h"

namespace forethought::cli {

void add_nboard(Command program) {
    add_protocol<Othello>(program, "nboard", "plays Othello in the NBoard protocol, line by line",
                          nboard::serve);
}

} // namespace forethought::cli
