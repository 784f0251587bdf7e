#include "engine/gomoku/network/line_codes.h"

#include <algorithm>
#include <cstddef>

namespace forethought::gomoku::network {

namespace {

/// What stands on the cells of a side, the nearest one in the lowest bit.
struct Cells {
    std::uint32_t own = 0;
    std::uint32_t other = 0;

    bool is_own(int away) const { return ((own & ~other) >> away & 1u) != 0; }
    bool is_free(int away) const { return ((own | other) >> away & 1u) == 0; }
    bool is_edge(int away) const { return ((own & other) >> away & 1u) != 0; }
    /// Whether a stone of that colour could stand there, or does.
    bool is_open(int away, bool to_own) const {
        return is_free(away) || (!is_edge(away) && is_own(away) == to_own);
    }
};

/// The number of a side whose first stone, of the colour itself or the other one, lies behind `free` cells.
/// `seen` cells behind it are open to its colour, with its stones as bits.
int side_behind_stone(bool is_own, int free, int seen, int stones) {
    // Those whose stone is nearer come first: 2^n - 1 where n cells are left with it.
    int number = 0;
    for (int before = 0; before < free; ++before) number += (1 << (kArm - before)) - 1;
    return kFreeSides + (is_own ? 0 : kSidesOfColour) + number + (1 << seen) - 1 + stones;
}

int side_of(const Cells& cells) {
    int free = 0;
    while (free < kArm && cells.is_free(free)) ++free;
    if (free == kArm || cells.is_edge(free)) return free;
    const bool is_own = cells.is_own(free);
    int seen = 0;
    int stones = 0;
    for (int away = free + 1; away < kArm && cells.is_open(away, is_own); ++away, ++seen)
        stones |= (cells.is_free(away) ? 0 : 1) << seen;
    return side_behind_stone(is_own, free, seen, stones);
}

int side_of_other(int side) {
    if (side < kFreeSides) return side;
    return side < kFreeSides + kSidesOfColour ? side + kSidesOfColour : side - kSidesOfColour;
}

/// The code of two sides, whichever is which.
LineCode code_of(int one, int two) {
    const int high = std::max(one, two);
    return static_cast<LineCode>(high * (high + 1) / 2 + std::min(one, two));
}

std::uint32_t mirrored(std::uint32_t cells) {
    std::uint32_t mirrored = 0;
    for (int i = 0; i < kArm; ++i) mirrored |= (cells >> i & 1u) << (kArm - 1 - i);
    return mirrored;
}

} // namespace

bool sees_stones(LineCode code) {
    // Free sides have the lowest numbers.
    return code >= kFreeSides * (kFreeSides + 1) / 2;
}

LineCodes::LineCodes() {
    for (std::uint32_t bits = 0; bits < sides_.size(); ++bits) {
        const std::uint32_t own = bits & kCells;
        const std::uint32_t other = bits >> kArm;
        sides_[bits] = static_cast<std::uint8_t>(side_of(Cells{mirrored(own), mirrored(other)}));
        mirrored_[bits] = static_cast<std::uint8_t>(side_of(Cells{own, other}));
    }
    for (int one = 0; one < kSides; ++one)
        for (int two = 0; two < kSides; ++two) {
            const LineCode code = code_of(one, two);
            codes_[static_cast<std::size_t>(one * kSides + two)] = code;
            of_other_[code] = code_of(side_of_other(one), side_of_other(two));
        }
}

const LineCodes& LineCodes::all() {
    static const LineCodes codes;
    return codes;
}

} // namespace forethought::gomoku::network
