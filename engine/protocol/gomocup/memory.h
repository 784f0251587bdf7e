#pragma once

#include "engine/protocol/table_size.h"

#include <cstdint>

namespace forethought::gomocup {

/// The largest table is one that a search of some minutes fills.
inline constexpr protocol::Footprint kFootprint{
    .program = 14u << 20, .smallest_table = 512u << 10, .largest_table = 128u << 20};

/// The least `max_memory` that can be kept to, in bytes: the program itself and the smallest table.
inline constexpr std::uint64_t kLeastMemory = 16u << 20;

} // namespace forethought::gomocup
