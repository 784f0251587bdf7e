#include "engine/protocol/nboard/native/serve.h"

#include "engine/protocol/native/serve.h"
#include "engine/protocol/nboard/engine.h"

namespace forethought::nboard {

void serve(const othello::Switches& switches, std::uint64_t seed) {
    protocol::serve(Engine::kLastCommand, [&](auto& out, auto& clock, const auto& reader) {
        return Engine(switches, seed, out, clock,
                      {.input = reader.input(), .line_waits = [&reader] { return reader.has_line(); }});
    });
}

} // namespace forethought::nboard
