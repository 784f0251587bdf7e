#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 30: what each side could strike off the other in its next turn, each unit with its best single hit,
/// weighted: the enemy's counts for the enemy, ours for us. Needs threats. Source: seed article 002, step 3.
Points possible_damage(const Scene& scene);

} // namespace forethought::tactics
