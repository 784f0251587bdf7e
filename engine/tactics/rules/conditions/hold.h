#pragma once

#include "engine/tactics/rules/position.h"

namespace forethought::tactics::hold {

/// Whether one of the seeker's `units` stands on a cell that is to be held. It wins when one does so at the
/// end of `count` rounds in a row.
inline bool stands(const Condition& condition, const State& state, UnitSet units) {
    bool found = false;
    for_each(units, [&](Unit unit) { found = found || condition.cells.has(state.cell[unit]); });
    return found;
}

/// Rounds held if this one ended now, with `units` left to the seeker.
inline int held(const Condition& condition, const State& state, UnitSet units) {
    return stands(condition, state, units) ? state.held + 1 : 0;
}

} // namespace forethought::tactics::hold
