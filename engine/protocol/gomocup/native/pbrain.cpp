#include "engine/protocol/gomocup/native/serve.h"
#include "engine/protocol/native/help.h"

namespace {

constexpr std::string_view kHelp =
    "pbrain-forethought\n"
    "plays Gomoku in the Gomocup protocol, line by line, with the strongest rung; it takes no arguments\n";

} // namespace

/// The program that managers of the Gomocup start: the strongest rung, without arguments.
int main(int argc, char** argv) {
    if (forethought::protocol::has_explained(argc, argv, kHelp)) return 0;
    forethought::gomocup::serve(forethought::gomoku::ladder().back().switches, 1);
    return 0;
}
