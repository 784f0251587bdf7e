#include "engine/protocol/table_size.h"

namespace forethought::protocol {

std::uint64_t table_bytes_for(std::uint64_t max_memory, const Footprint& footprint) {
    if (max_memory == 0) return footprint.largest_table;
    std::uint64_t bytes = footprint.smallest_table;
    while (bytes < footprint.largest_table && footprint.program + 2 * bytes <= max_memory) bytes *= 2;
    return bytes;
}

} // namespace forethought::protocol
