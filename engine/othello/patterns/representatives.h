#pragma once

#include "engine/othello/patterns/patterns.h"

#include <vector>

namespace forethought::othello {

/// For each weight its representative, never a later one. Contents of a shape that are symmetric to each
/// other have the same weight.
std::vector<std::uint32_t> representatives();

} // namespace forethought::othello
