#pragma once

#include "engine/core/move_list.h"
#include "engine/xiangqi/cell.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace forethought::xiangqi {

/// A move from one point to another, in 14 bits. Lists of moves are not cleared before they are filled.
struct Action {
    std::uint16_t code;
    bool operator==(const Action&) const = default;

    constexpr Cell from() const { return static_cast<Cell>(code >> 7); }
    constexpr Cell to() const { return static_cast<Cell>(code & 127); }
};

constexpr Action move_of(Cell from, Cell to) {
    return Action{static_cast<std::uint16_t>(from << 7 | to)};
}

/// Codes are below this.
inline constexpr std::size_t kCodes = std::size_t{1} << 14;

constexpr std::int32_t encode(Action action) {
    return action.code;
}
constexpr std::optional<Action> decode(std::int32_t code) {
    if (code < 0 || code >= static_cast<std::int32_t>(kCodes)) return std::nullopt;
    const Action action{static_cast<std::uint16_t>(code)};
    if (action.from() >= kCells || action.to() >= kCells) return std::nullopt;
    return action;
}

/// No position has more moves: 2 x 17 of chariots and of cannons each, 2 x 8 of horses, 5 x 3 of soldiers, 2
/// x 4 of elephants, 5 of advisors and 4 of the general.
inline constexpr std::size_t kMostMoves = 128;

using Moves = MoveList<Action, kMostMoves>;

} // namespace forethought::xiangqi
