#pragma once

#include "engine/tactics/rules/action.h"
#include "engine/tactics/rules/position.h"

#include <optional>

namespace forethought::tactics {

/// "Advance the rest", one unit at a time: the action of the ready unit that can come nearest to an enemy,
/// counted in steps over ground as if no unit stood in the way. It goes there by the shortest way and strikes
/// nobody; a unit that no step brings nearer stays. Nothing when no unit is ready or the battle is over.
std::optional<Action> advance(const Battle& battle, const State& state);

} // namespace forethought::tactics
