#pragma once

#include "engine/twenty48/board.h"

#include <cstdint>
#include <optional>

namespace forethought::twenty48 {

/// What a side does: a slide (codes 0 to 3, by `Direction`), or a new tile on a cell (4 and up: `4 + 2 *
/// cell` for a 2, one more for a 4).
struct Action {
    std::uint8_t code = 0;
    bool operator==(const Action&) const = default;
};

inline constexpr int kActions = kSlides + 2 * kCells;

constexpr Action slide_to(Direction direction) {
    return Action{static_cast<std::uint8_t>(direction)};
}
/// `rank` is 1 (a 2) or 2 (a 4).
constexpr Action tile_on(Cell cell, Rank rank) {
    return Action{static_cast<std::uint8_t>(kSlides + 2 * cell + rank - 1)};
}
constexpr bool is_slide(Action action) {
    return action.code < kSlides;
}
/// Of an action that is a slide.
constexpr Direction direction_of(Action action) {
    return direction(action.code);
}
/// Of an action that is a tile.
constexpr Cell cell_of(Action action) {
    return (action.code - kSlides) / 2;
}
constexpr Rank rank_of(Action action) {
    return (action.code - kSlides) % 2 + 1;
}

constexpr std::int32_t encode(Action action) {
    return action.code;
}
constexpr std::optional<Action> decode(std::int32_t code) {
    if (code < 0 || code >= kActions) return std::nullopt;
    return Action{static_cast<std::uint8_t>(code)};
}

} // namespace forethought::twenty48
