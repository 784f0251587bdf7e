#include "engine/protocol/nboard/engine.h"

#include "engine/core/clock.h"
#include "tests/fuzz/target.h"

#include <atomic>
#include <sstream>

namespace forethought::fuzz {

static void nboard_lines(Input input) {
    std::ostringstream out;
    ManualClock clock(1);
    const std::atomic<protocol::Input> open{protocol::Input::open};
    // Somebody always has more to say, so that no thought lasts.
    nboard::Engine engine(find_rung(othello::ladder(), 20).value().switches, 7, out, clock,
                          {.input = open, .line_waits = [] { return true; }});
    for_each_line(text_of(input), 40, [&](std::string_view line) {
        out.str("");
        return engine.obey(line, clock.now());
    });
}

static const Added nboard_target("nboard", nboard_lines);

} // namespace forethought::fuzz
