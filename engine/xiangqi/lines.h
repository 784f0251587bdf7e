#pragma once

#include "engine/xiangqi/cell.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

/// What a point of a rank or file sees along it, as places on that line: [0] towards place 0, [1] away from
/// it. Where there is nothing it is -1 or the length of the line.
struct Sight {
    /// The first piece, which a chariot may take.
    std::array<std::int8_t, 2> near{};
    /// The second one, which a cannon may take.
    std::array<std::int8_t, 2> far{};
};

/// A line's pieces, one bit each, lowest place first.
using LineBits = std::uint16_t;

template <std::size_t Length>
using SightTable = std::array<std::array<Sight, std::size_t{1} << Length>, Length>;

/// By place on the line and its pieces; whether the place itself is taken does not matter.
extern const SightTable<kFiles> kSightOfRank;
extern const SightTable<kRanks> kSightOfFile;

/// The bits of a line strictly between two places.
constexpr unsigned places_between(int a, int b) {
    const int low = a < b ? a : b;
    const int high = a < b ? b : a;
    return ((1u << high) - 1) & ~((2u << low) - 1);
}

constexpr LineBits place_bit(int place) {
    return static_cast<LineBits>(1u << place);
}

} // namespace forethought::xiangqi
