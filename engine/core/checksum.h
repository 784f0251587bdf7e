#pragma once

#include "engine/core/rng.h"

#include <cstdint>
#include <span>

namespace forethought {

/// A number that depends on every byte and on their order; goes on from that of what came before. Finds
/// files that were cut or damaged, not those that somebody forged.
inline std::uint64_t checksum(std::span<const std::uint8_t> bytes, std::uint64_t before = 0) {
    std::uint64_t sum = mix(before, bytes.size());
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t k = 0; k < 8; ++k) word |= static_cast<std::uint64_t>(bytes[i + k]) << (8 * k);
        sum = mix(sum, word);
    }
    for (; i < bytes.size(); ++i) sum = mix(sum, bytes[i]);
    return sum;
}

} // namespace forethought
