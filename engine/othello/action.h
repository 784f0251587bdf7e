#pragma once

#include "engine/othello/cell.h"

#include <cstdint>
#include <optional>

namespace forethought::othello {

/// What a side does: a disc on a cell, or a pass where it has no move and the other side has one.
struct Action {
    std::int8_t code = 0;
    bool operator==(const Action&) const = default;
};

inline constexpr Action kPass{kCells};

constexpr Action disc_on(Cell cell) {
    return Action{cell};
}
/// The cell of an action that is no pass.
constexpr Cell cell_of(Action action) {
    return action.code;
}

constexpr std::int32_t encode(Action action) {
    return action.code;
}
constexpr std::optional<Action> decode(std::int32_t code) {
    if (code < 0 || code > kPass.code) return std::nullopt;
    return Action{static_cast<std::int8_t>(code)};
}

} // namespace forethought::othello
