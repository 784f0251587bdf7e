#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 120: nobody runs away before the battle. A unit that struck is praised; any other by how many of the
/// cells from which enemies could hurt allies it can strike; outnumbered with three units or fewer, each
/// deserter costs. Needs threats. Source: seed article 002, step 12.
Points cohesion(const Scene& scene);

} // namespace forethought::tactics
