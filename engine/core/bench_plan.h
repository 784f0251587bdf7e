#pragma once

#include "engine/core/ladder.h"
#include "engine/core/types.h"

#include <cstdint>

namespace forethought {

/// What the bench plays. A game whose starts say little of its middle, or whose nodes are small, has a plan
/// of its own: `G::kBench`.
struct BenchPlan {
    int rung = kStrongest;
    std::uint64_t starts = 6;
    /// Turns of each start that are played at depth 1 and do not count.
    int lead = 0;
    int turns_a_start = 8;
    Nodes nodes_a_turn = 12'000;
};

template <class G>
constexpr BenchPlan bench_plan() {
    if constexpr (requires { G::kBench; })
        return G::kBench;
    else
        return {};
}

} // namespace forethought
