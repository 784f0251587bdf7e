#include "engine/protocol/native/help.h"
#include "engine/protocol/native/install.h"
#include "engine/protocol/native/line_reader.h"
#include "engine/protocol/uci/engine.h"
#include "engine/xiangqi/xiangqi.h"

#include <filesystem>
#include <iostream>
#include <system_error>

namespace {

constexpr std::string_view kHelp =
    "forethought-xiangqi [NETWORK]\n"
    "plays Xiangqi in the protocols UCI and UCCI, line by line, with the strongest rung, by the network of "
    "the repository or by this one\n";

using forethought::protocol::Input;

} // namespace

/// The program that interfaces start: the strongest rung. Its network is read from the file that is named, or
/// from where the program was built; without that it plays by the evaluation of the rungs below.
int main(int argc, char** argv) {
    if (forethought::protocol::has_explained(argc, argv, kHelp)) return 0;
    const char* const network =
        argc > 1 ? argv[1] : FORETHOUGHT_SOURCE_DIR "/engine/xiangqi/data/network.bin";
    std::error_code problem;
    if ((argc > 1 || std::filesystem::exists(network, problem)) &&
        !forethought::protocol::is_installed<forethought::Xiangqi>("forethought-xiangqi", network))
        return 2;
    forethought::SteadyClock clock;
    forethought::protocol::LineReader reader(std::cin, clock, forethought::uci::Engine::kLastCommand);
    forethought::uci::Engine engine(forethought::kStrongest, 1, std::cout, clock);
    while (reader.input() != Input::ended) {
        if (engine.is_thinking() && !reader.has_line()) {
            // At the end of the input nobody can stop it any more.
            if (reader.input() == Input::closed)
                engine.stop();
            else
                engine.think();
            continue;
        }
        const auto line = reader.next();
        if (!line || !engine.obey(line->text, line->arrived)) break;
    }
    if (reader.input() == Input::ended) engine.obey(forethought::uci::Engine::kLastCommand, clock.now());
    return 0;
}
