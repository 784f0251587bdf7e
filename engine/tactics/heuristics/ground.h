#pragma once

#include "engine/tactics/heuristics/scene.h"

namespace forethought::tactics {

/// Rung 70: distances and ground, as penalties on the own points: allies far apart and enemies far away on
/// average, the longest distance between two allies beyond 4 (growing by powers of two), units that cannot
/// attack within two turns, cramped cells, the edge. Source: seed article 002, step 7.
Points ground(const Scene& scene, const Weights& weights);

} // namespace forethought::tactics
