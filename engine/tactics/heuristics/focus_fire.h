#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 150: points that the other side could strike off `targets`, units of one side, if all of it fired
/// together: one unit after the other takes the best strike that is left to it, kills before wounds; nobody
/// is struck beyond death, and each strikes once. Needs threats.
Value focus_fire(const Scene& scene, UnitSet targets);

} // namespace forethought::tactics
