#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 10: the worth of the living units of both sides; a fortune for an enemy without units. Units that
/// will fall with a ring before they can move again count as lost; if that takes both sides whole, hit points
/// decide who gets the fortune. Source: seed article 002, step 1.
Points material(const Scene& scene);

} // namespace forethought::tactics
