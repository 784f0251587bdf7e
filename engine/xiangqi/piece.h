#pragma once

#include "engine/core/types.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

enum class Kind : std::uint8_t { general, advisor, elephant, horse, chariot, cannon, soldier, none };

inline constexpr int kKinds = 7;

/// One of the pieces of a game: 0 to 15 are Red's, 16 to 31 Black's, each kind at its places of the list. A
/// piece keeps its slot while it moves.
using Slot = std::uint8_t;

inline constexpr int kSlotsOfSide = 16;
inline constexpr int kSlots = 2 * kSlotsOfSide;
/// What an empty point holds.
inline constexpr Slot kNone = kSlots;

namespace detail {

/// The first place of each kind, and behind the last.
inline constexpr std::array<Slot, kKinds + 1> kPlaces{0, 1, 3, 5, 7, 9, 11, 16};

constexpr auto make_kinds() {
    std::array<Kind, kSlots + 1> kinds{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (std::size_t place = kPlaces[kind]; place < kPlaces[kind + 1]; ++place)
            kinds[place] = kinds[kSlotsOfSide + place] = static_cast<Kind>(kind);
    kinds[kNone] = Kind::none;
    return kinds;
}
inline constexpr auto kKindOf = make_kinds();

} // namespace detail

/// The slots of a kind, from the first one to behind the last.
constexpr Slot first_slot(Side side, Kind kind) {
    return static_cast<Slot>(kSlotsOfSide * index(side) + detail::kPlaces[static_cast<std::size_t>(kind)]);
}
constexpr Slot end_slot(Side side, Kind kind) {
    return static_cast<Slot>(kSlotsOfSide * index(side) +
                             detail::kPlaces[static_cast<std::size_t>(kind) + 1]);
}
/// How many pieces of a kind a side has at most.
constexpr int most_of(Kind kind) {
    return end_slot(Side::first, kind) - first_slot(Side::first, kind);
}

constexpr Kind kind_of(Slot slot) {
    return detail::kKindOf[slot];
}
/// Of a piece.
constexpr Side side_of(Slot slot) {
    return static_cast<Side>(slot / kSlotsOfSide);
}
constexpr bool is_of(Slot slot, Side side) {
    return slot / kSlotsOfSide == index(side);
}
constexpr bool is(Slot slot, Side side, Kind kind) {
    return kind_of(slot) == kind && is_of(slot, side);
}

/// Side and kind of a piece as one number, for tables: Red's kinds from 0, Black's from 7.
inline constexpr int kPieces = 2 * kKinds;
constexpr int piece_of(Slot slot) {
    return kKinds * (slot / kSlotsOfSide) + static_cast<int>(kind_of(slot));
}

} // namespace forethought::xiangqi
