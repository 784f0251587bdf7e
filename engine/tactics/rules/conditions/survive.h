#pragma once

#include "engine/tactics/rules/position.h"

namespace forethought::tactics::survive {

/// Whether the seeker, with `units` left, wins if the round ends now: at the end of round number `count`.
inline bool is_done(const Condition& condition, const State& state, UnitSet units) {
    return state.round >= condition.count && !units.empty();
}

} // namespace forethought::tactics::survive
