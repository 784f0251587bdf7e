#pragma once

#include "engine/core/multi_pv_line.h"
#include "engine/tactics/ladder.h"
#include "engine/tactics/plans/scenario.h"
#include "engine/tactics/rules/position.h"

#include <span>
#include <vector>

namespace forethought::tactics {

/// A plan as a search holds it.
struct WeighedPlan {
    /// Its value is what the search chooses by, the answer included.
    Scenario plan;
    /// The enemy's turn that is feared after it; null where the search does not look so far.
    const Scenario* answer = nullptr;
};

/// The best plans for the turn at `root`, at most `most`, best first, for showing. No two lead to the same
/// state, and plans that differ noticeably from those chosen are preferred to better ones that do not: in
/// their flags first, else by beginning with something that the others do not do at all. `switches` say in
/// what the plans' values are counted.
std::vector<MultiPvLine<Action>> multi_pv(const Position& root, std::span<const WeighedPlan> plans,
                                          const Switches& switches, std::size_t most);

} // namespace forethought::tactics
