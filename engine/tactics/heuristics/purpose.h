#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// What the battle's condition makes of a state in which only `alive` are left once the turn is over: a
/// victory of either side where it is decided, else how near both are to what they want. Only where the
/// battle has a condition.
Points purpose(const Scene& scene, UnitSet alive);

/// Cells that a side with a mind for the condition goes to: those to hold or to cross to, those of marked
/// enemies, of the other side's wards, or of all enemies; none where it is better to keep away.
CellSet goals(const Battle& battle, const State& state, Side side);

} // namespace forethought::tactics
