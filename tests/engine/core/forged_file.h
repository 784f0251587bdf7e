#pragma once

#include "engine/core/coded_file.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought {

/// Files of the kind of a right one that somebody has forged: codes that say anything, with checksums that
/// are right. `forge` is called with each.
template <class Forge>
void for_each_forged(std::span<const std::uint8_t> right, int unit, Forge forge) {
    constexpr std::size_t header = 40;
    FileKind kind{.magic = 0, .version = 1, .name = "forged"};
    for (std::size_t i = 8; i-- > 0;) kind.magic = kind.magic << 8 | right[i];
    const std::vector<std::uint8_t> code(right.begin() + header, right.end());
    const auto write = [&](int other_unit, const std::vector<std::uint8_t>& other) {
        forge(write_file(kind, other_unit, other));
    };
    for (const int byte : {0x00, 0x55, 0xff})
        for (const std::size_t size : {0u, 1u, 1000u, 100000u})
            write(unit, std::vector<std::uint8_t>(size, static_cast<std::uint8_t>(byte)));
    Rng rng(7);
    std::vector<std::uint8_t> random(2000);
    for (std::uint8_t& byte : random) byte = static_cast<std::uint8_t>(rng.below(256));
    write(unit, random);
    write(unit, {code.begin(), code.begin() + static_cast<std::ptrdiff_t>(code.size() / 2)});
    auto longer = code;
    longer.push_back(0);
    write(unit, longer);
    write(0, code);
    write(1'000'000, code);
}

} // namespace forethought
