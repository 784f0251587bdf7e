#include "engine/protocol/native/help.h"
#include "engine/protocol/native/line_reader.h"
#include "engine/protocol/uci/engine.h"

#include <iostream>

namespace {

constexpr std::string_view kHelp =
    "forethought-xiangqi\n"
    "plays Xiangqi in the protocols UCI and UCCI, line by line, with the strongest rung; it takes no "
    "arguments\n";

using forethought::protocol::Input;

} // namespace

/// The program that interfaces start: the strongest rung, without arguments.
int main(int argc, char** argv) {
    if (forethought::protocol::has_explained(argc, argv, kHelp)) return 0;
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
