#pragma once

#include "engine/core/types.h"

#include <cstdint>

namespace forethought::cli {

/// How scenes are looked for.
struct SceneSearch {
    /// Of a turn of the rungs that are compared.
    Nodes nodes = 2'000;
    /// The rung that has to agree, and its nodes a turn.
    int judge = 0;
    Nodes judge_nodes = 20'000;
    /// Positions that are looked at.
    int positions = 400;
    /// Of games and players.
    std::uint64_t seed = 1;
};

} // namespace forethought::cli
