#pragma once

#include "engine/gomoku/position.h"

#include <cstdint>

namespace forethought::cli {

/// The same number for a position and those that it becomes turned and mirrored, in whatever order its stones
/// were placed.
std::uint64_t shape_of(const gomoku::Position& position);

} // namespace forethought::cli
