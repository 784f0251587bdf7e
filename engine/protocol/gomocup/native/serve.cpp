#include "engine/protocol/gomocup/native/serve.h"

#include "engine/protocol/gomocup/brain.h"
#include "engine/protocol/native/serve.h"

namespace forethought::gomocup {

void serve(const gomoku::Switches& switches, std::uint64_t seed) {
    protocol::serve(Brain::kLastCommand, [&](auto& out, auto& clock, const auto& input) {
        return Brain(switches, seed, out, clock, input);
    });
}

} // namespace forethought::gomocup
