#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 60: bait. Exactly one own unit can be attacked, by exactly one enemy, survives it, and at least two
/// own units can strike back at the attacker wherever it struck from; the more avengers, the more points.
/// Needs threats. Source: seed article 002, step 6.
Points bait(const Scene& scene);

} // namespace forethought::tactics
