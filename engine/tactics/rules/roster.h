#pragma once

#include "engine/tactics/rules/trait.h"
#include "engine/tactics/rules/unit.h"

namespace forethought::tactics {

/// Who fights: the type and the traits of each unit, and what follows from them. The first side's units have
/// the numbers below `first_count`.
struct Roster {
    std::array<UnitType, kMaxUnits> type{};
    std::array<TraitSet, kMaxUnits> traits{};
    /// Hit points of an unhurt unit, and what one of its hits takes.
    std::array<std::uint8_t, kMaxUnits> hit_points{};
    std::array<std::uint8_t, kMaxUnits> damage{};
    /// Cells it moves; in the second row, in rounds in which the second side is slow.
    std::array<std::array<std::uint8_t, kMaxUnits>, 2> movement{};
    /// Those with these traits.
    UnitSet rooted;
    UnitSet mending;
    int first_count = 0;
    int count = 0;

    /// The next unit; the first side's come before the second's. Only while there are fewer than `kMaxUnits`.
    void add(Side side, UnitType unit_type, TraitSet unit_traits = {});

    UnitSet units(Side side) const {
        return side == Side::first ? UnitSet::range(0, first_count) : UnitSet::range(first_count, count);
    }
    Side side(Unit unit) const { return unit < first_count ? Side::first : Side::second; }
    bool has_traits() const;
    /// Cells that any of the units has more to move than its type.
    int extra_movement() const;
    bool operator==(const Roster&) const = default;
};

} // namespace forethought::tactics
