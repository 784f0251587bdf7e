#pragma once

#include "engine/othello/ladder.h"

#include <cstdint>

namespace forethought::nboard {

/// Plays on standard input and output until "quit" or the end of the input.
void serve(const othello::Switches& switches, std::uint64_t seed);

} // namespace forethought::nboard
