#include "engine/gomocup/native/serve.h"

#include "engine/gomocup/brain.h"
#include "engine/gomocup/native/line_reader.h"

#include <iostream>

namespace forethought::gomocup {

void serve(const gomoku::Switches& switches, std::uint64_t seed) {
    SteadyClock clock;
    LineReader reader(std::cin, clock);
    Brain brain(switches, seed, std::cout, clock, reader.input());
    while (const auto line = reader.next()) brain.obey(line->text, line->arrived);
}

} // namespace forethought::gomocup
