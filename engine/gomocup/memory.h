#pragma once

#include <cstddef>
#include <cstdint>

namespace forethought::gomocup {

/// The least `max_memory` that can be kept to, in bytes: the program itself and the smallest table.
inline constexpr std::uint64_t kLeastMemory = 16u << 20;

/// An entry of the table, rounded up.
inline constexpr std::size_t kBytesAnEntry = 32;

/// The size of the transposition table, as a power of two of its entries, for a program that may use
/// `max_memory` bytes altogether; 0 means that there is no limit.
int table_log2_for(std::uint64_t max_memory);

} // namespace forethought::gomocup
