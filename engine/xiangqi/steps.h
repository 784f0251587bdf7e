#pragma once

#include "engine/core/move_list.h"
#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/piece.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

/// One way of a piece from a point.
struct Step {
    Cell to = 0;
    /// The point that must be empty: a horse's leg or an elephant's eye; `to` where there is none.
    Cell through = 0;
};

/// At most the eight of a horse.
using Steps = MoveList<Step, 8>;

/// Where a horse goes, by which of its legs are tied.
using Leaps = MoveList<Cell, 8>;

/// Bits of the points beside a horse that are taken: left, below, right, above.
using Legs = unsigned;
inline constexpr std::size_t kLegs = 16;

/// How two points lie to each other, as bits.
using Relation = std::uint8_t;
inline constexpr Relation kSameFile = 1;
inline constexpr Relation kSameRank = 2;
/// Neighbours on a diagonal: one is a leg of horses that attack the other.
inline constexpr Relation kDiagonal = 4;
/// As far apart as a horse leaps.
inline constexpr Relation kLeapApart = 8;
/// Of a point to all others.
using Relations = std::array<Relation, kCells>;

/// Where the pieces go that have a few steps from each point.
struct StepTables {
    std::array<Steps, kCells> horse;
    std::array<Steps, kCells> elephant;
    std::array<Steps, kCells> advisor;
    std::array<Steps, kCells> general;
    std::array<std::array<Steps, kCells>, 2> soldier;
    std::array<std::array<Leaps, kLegs>, kCells> leaps;
    /// A horse's leg on the way from one point to another; `kNowhere` where no horse goes.
    std::array<std::array<Cell, kCells>, kCells> leg;
    std::array<Relations, kCells> relations;
};

extern const StepTables kSteps;

/// The steps of a piece that is no chariot and no cannon.
inline const Steps& steps_of(Kind kind, Side side, Cell from) {
    const auto at = static_cast<std::size_t>(from);
    switch (kind) {
    case Kind::horse:
        return kSteps.horse[at];
    case Kind::elephant:
        return kSteps.elephant[at];
    case Kind::advisor:
        return kSteps.advisor[at];
    case Kind::general:
        return kSteps.general[at];
    default:
        return kSteps.soldier[static_cast<std::size_t>(index(side))][at];
    }
}

inline const Relations& relations_to(Cell cell) {
    return kSteps.relations[static_cast<std::size_t>(cell)];
}

inline Cell leg_between(Cell from, Cell to) {
    return kSteps.leg[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

} // namespace forethought::xiangqi
