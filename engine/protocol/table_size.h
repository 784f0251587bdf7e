#pragma once

#include <cstdint>

namespace forethought::protocol {

/// What a player takes of the memory, in bytes.
struct Footprint {
    /// The program without its transposition table: code, stacks, tables of the game, and room to spare.
    std::uint64_t program = 0;
    /// The sizes of the table are the smallest one, doubled again and again.
    std::uint64_t smallest_table = 0;
    std::uint64_t largest_table = 0;
};

/// Bytes of the transposition table for a program that may use `max_memory` bytes altogether; 0 means that
/// there is no limit.
std::uint64_t table_bytes_for(std::uint64_t max_memory, const Footprint& footprint);

} // namespace forethought::protocol
