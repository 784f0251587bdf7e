#include "engine/protocol/gomocup/native/serve.h"

#include "engine/protocol/gomocup/brain.h"
#include "engine/protocol/native/serve.h"

namespace forethought::gomocup {

void serve(const gomoku::Switches& switches, std::uint64_t seed) {
    protocol::serve(Brain::kLastCommand, [&](auto& out, auto& clock, const auto& reader) {
        return Brain(switches, seed, out, clock, reader.input());
    });
}

} // namespace forethought::gomocup
