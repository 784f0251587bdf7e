#pragma once

#include "engine/tactics/rules/cell_set.h"
#include "engine/tactics/rules/terrain.h"
#include "engine/tactics/rules/unit.h"

#include <cstdint>
#include <optional>

namespace forethought::tactics {

/// What one unit does in its turn: it goes to a cell (its own to stay), then strikes in a direction or not.
/// Without a unit: the side ends its turn.
struct Action {
    Unit unit = kNobody;
    Cell to = kNowhere;
    Direction strike = Direction::none;

    constexpr bool ends_turn() const { return unit == kNobody; }
    constexpr bool operator==(const Action&) const = default;
};

inline constexpr Action kEndTurn{};

/// An action as one non-negative integer: unit | cell << 8 | direction << 16; ending the turn is 255.
constexpr std::int32_t encode(Action action) {
    if (action.ends_turn()) return kNobody;
    return action.unit | action.to << 8 | static_cast<std::int32_t>(action.strike) << 16;
}

/// The action of a code, or nothing for a number that is none.
constexpr std::optional<Action> decode(std::int32_t code) {
    if (code == kNobody) return kEndTurn;
    const std::int32_t unit = code & 0xff;
    const std::int32_t cell = (code >> 8) & 0xff;
    const std::int32_t direction = code >> 16;
    if (code < 0 || unit >= kMaxUnits || cell >= kCells || direction > static_cast<int>(Direction::west))
        return std::nullopt;
    return Action{static_cast<Unit>(unit), static_cast<Cell>(cell), static_cast<Direction>(direction)};
}

} // namespace forethought::tactics
