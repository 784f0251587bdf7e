#pragma once

#include "engine/othello/patterns/patterns.h"

#include <vector>

namespace forethought::othello {

/// For each weight the one that stands for it, never a later one: contents that a symmetry of the board
/// carries into each other within their shape weigh the same.
std::vector<std::uint32_t> representatives();

} // namespace forethought::othello
