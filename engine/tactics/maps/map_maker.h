#pragma once

#include "engine/tactics/rules/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace forethought {
class Rng;
}

namespace forethought::tactics {

/// The characters a map can have; drawn by lot.
enum class Landscape : std::uint8_t { open, river, corridors, forts };
inline constexpr std::size_t kLandscapes = 4;
inline constexpr std::array<std::string_view, kLandscapes> kLandscapeNames{"open", "river", "corridors",
                                                                           "forts"};

/// The battle of a seed: a procedural map that is symmetric under a half turn, the same six units for both
/// sides (at least one of each type) in opposite corners, and checks that make it worth a battle:
/// - all ground hangs together, and between the corners lead two ways that share no cell;
/// - no ground cell is a dead end, and no straight line of sight is longer than the archer shoots, but few;
/// - nobody can be hit in the first turn of either side.
Position make_battle(std::uint64_t seed);
/// The character of that battle's map.
Landscape landscape_of(std::uint64_t seed);
/// How many sketches were drawn until one passed all checks, that one included.
int sketches_of(std::uint64_t seed);

/// A sketch of a landscape that is symmetric under a half turn; it may not pass the checks.
Terrain draw_terrain(Landscape landscape, Rng& rng);
/// Cells of the first side's corner in which its units begin, in any order; the second side's are their
/// half-turn images.
std::array<Cell, 10> draw_corner(Rng& rng);

/// Whether a terrain passes the checks that do not depend on the units. Exposed for tests.
bool is_passable(const Terrain& terrain);
bool is_tactical(const Terrain& terrain);
/// Whether no unit can be hit before its side has moved; rooted ones apart, which are there to be hit.
bool is_peaceful(const Battle& battle, const State& state);

} // namespace forethought::tactics
