#pragma once

#include "engine/tactics/rules/position.h"

namespace forethought::tactics::cross {

/// How many of `units` stand on the cells across. The seeker wins when `count` do at the end of its turn.
inline int across(const Condition& condition, const State& state, UnitSet units) {
    int found = 0;
    for_each(units, [&](Unit unit) { found += condition.cells.has(state.cell[unit]) ? 1 : 0; });
    return found;
}

} // namespace forethought::tactics::cross
