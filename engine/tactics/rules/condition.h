#pragma once

#include "engine/core/types.h"
#include "engine/tactics/rules/cell_set.h"
#include "engine/tactics/rules/unit.h"

#include <cstdint>

namespace forethought::tactics {

/// What decides a battle besides the last unit standing; each rule has a file in `conditions/`.
enum class ConditionKind : std::uint8_t { none, hold, cross, save, fell, survive };
inline constexpr int kConditionKinds = 6;

/// The condition of a battle: what one side, the seeker, has to do, and the other has to keep it from.
struct Condition {
    ConditionKind kind = ConditionKind::none;
    Side seeker = Side::first;
    /// Rounds or units.
    std::uint8_t count = 0;
    /// Where to stand.
    CellSet cells;
    /// Whom to save, or to fell.
    UnitSet marked;

    constexpr explicit operator bool() const { return kind != ConditionKind::none; }
    constexpr bool operator==(const Condition&) const = default;
};

} // namespace forethought::tactics
