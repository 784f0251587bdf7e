#include "engine/gomocup/memory.h"

namespace forethought::gomocup {

namespace {

/// The program without its table: code, stacks, tables of patterns, and room to spare.
constexpr std::uint64_t kProgram = 14u << 20;
constexpr int kSmallest = 14;
/// 128 MiB, which a search of some minutes fills.
constexpr int kLargest = 22;

} // namespace

int table_log2_for(std::uint64_t max_memory) {
    if (max_memory == 0) return kLargest;
    int log2 = kSmallest;
    while (log2 < kLargest && kProgram + (kBytesAnEntry << (log2 + 1)) <= max_memory) ++log2;
    return log2;
}

} // namespace forethought::gomocup
