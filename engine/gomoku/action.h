#pragma once

#include "engine/gomoku/cell.h"

#include <cstdint>
#include <optional>

namespace forethought::gomoku {

/// What a side does: a stone on a cell, or one of the choices of swap2.
struct Action {
    std::int16_t code = 0;
    bool operator==(const Action&) const = default;
};

inline constexpr Action kTakeBlack{kMostCells};
inline constexpr Action kTakeWhite{kMostCells + 1};
inline constexpr Action kPlaceTwo{kMostCells + 2};

constexpr Action stone_on(Cell cell) {
    return Action{cell};
}
constexpr bool is_stone(Action action) {
    return action.code < kMostCells;
}
/// The cell of an action that is a stone.
constexpr Cell cell_of(Action action) {
    return action.code;
}

constexpr std::int32_t encode(Action action) {
    return action.code;
}
constexpr std::optional<Action> decode(std::int32_t code) {
    if (code < 0 || code > kPlaceTwo.code) return std::nullopt;
    return Action{static_cast<std::int16_t>(code)};
}

} // namespace forethought::gomoku
