#include "engine/protocol/uci/engine.h"

#include "engine/core/clock.h"
#include "tests/fuzz/target.h"

#include <sstream>

namespace forethought::fuzz {

static void uci_lines(Input input) {
    std::ostringstream out;
    ManualClock clock(1);
    uci::Engine engine(20, 7, out, clock);
    for_each_line(text_of(input), 40, [&](std::string_view line) {
        out.str("");
        const bool goes_on = engine.obey(line, clock.now());
        for (int slices = 0; slices < 2 && engine.is_thinking(); ++slices) engine.think();
        engine.stop();
        return goes_on;
    });
}

static const Added uci_target("uci", uci_lines);

} // namespace forethought::fuzz
