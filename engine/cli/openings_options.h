#pragma once

#include "engine/core/types.h"

#include <cstdint>
#include <string>

namespace forethought::cli {

/// What `forethought openings` was asked for, whatever the game.
struct OpeningsOptions {
    int count = 100;
    std::uint64_t seed = 1;
    Nodes nodes = 10'000;
    /// The rule that they are for, by its name; empty for the game's usual one.
    std::string rule;
    /// A file of openings to value, one a line, instead of finding new ones; empty for none.
    std::string values;
};

} // namespace forethought::cli
