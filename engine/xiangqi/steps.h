#pragma once

#include "engine/core/move_list.h"
#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/piece.h"

#include <array>
#include <cstddef>

namespace forethought::xiangqi {

/// One way of a piece from a point.
struct Step {
    Cell to = 0;
    /// The point that must be empty: a horse's leg or an elephant's eye; `to` where there is none.
    Cell through = 0;
};

/// At most the eight of a horse.
using Steps = MoveList<Step, 8>;

/// Where the pieces go that have a few steps from each point.
struct StepTables {
    std::array<Steps, kCells> horse;
    std::array<Steps, kCells> elephant;
    std::array<Steps, kCells> advisor;
    std::array<Steps, kCells> general;
    std::array<std::array<Steps, kCells>, 2> soldier;
    /// A horse's leg on the way from one point to another; `kNowhere` where no horse goes.
    std::array<std::array<Cell, kCells>, kCells> leg;
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

inline Cell leg_between(Cell from, Cell to) {
    return kSteps.leg[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

} // namespace forethought::xiangqi
