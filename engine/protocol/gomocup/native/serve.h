#pragma once

#include "engine/gomoku/ladder.h"

#include <cstdint>

namespace forethought::gomocup {

/// Plays on standard input and output until END or the end of the input.
void serve(const gomoku::Switches& switches, std::uint64_t seed);

} // namespace forethought::gomocup
