#pragma once

#include "engine/core/types.h"
#include "engine/tactics/params.h"

#include <array>
#include <bit>
#include <cstdint>

namespace forethought::tactics {

/// A unit's number; the first side's units come before the second's.
using Unit = std::uint8_t;
/// Most units in a battle, both sides together.
inline constexpr int kMaxUnits = 16;
inline constexpr Unit kNobody = 255;

enum class UnitType : std::uint8_t { fighter, archer, wizard };
inline constexpr int kUnitTypes = 3;

inline constexpr std::array<Stats, kUnitTypes> kStats{params::kFighter, params::kArcher, params::kWizard};
constexpr const Stats& stats(UnitType type) {
    return kStats[static_cast<std::size_t>(type)];
}

/// A set of units, one bit each.
class UnitSet {
  public:
    constexpr UnitSet() = default;
    explicit constexpr UnitSet(std::uint16_t bits) : bits_(bits) {}
    /// Units `from` to `to - 1`.
    static constexpr UnitSet range(int from, int to) {
        return UnitSet(static_cast<std::uint16_t>(((1u << to) - 1u) & ~((1u << from) - 1u)));
    }

    constexpr bool has(Unit unit) const { return ((bits_ >> unit) & 1) != 0; }
    constexpr void insert(Unit unit) { bits_ = static_cast<std::uint16_t>(bits_ | (1u << unit)); }
    constexpr void erase(Unit unit) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << unit)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint16_t bits() const { return bits_; }
    /// Removes and returns the lowest member; only when not empty.
    constexpr Unit take() {
        const auto unit = static_cast<Unit>(std::countr_zero(bits_));
        bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1));
        return unit;
    }

    friend constexpr UnitSet operator&(UnitSet a, UnitSet b) {
        return UnitSet(static_cast<std::uint16_t>(a.bits_ & b.bits_));
    }
    friend constexpr UnitSet operator|(UnitSet a, UnitSet b) {
        return UnitSet(static_cast<std::uint16_t>(a.bits_ | b.bits_));
    }
    friend constexpr UnitSet operator-(UnitSet a, UnitSet b) {
        return UnitSet(static_cast<std::uint16_t>(a.bits_ & ~b.bits_));
    }
    constexpr bool operator==(const UnitSet&) const = default;

  private:
    std::uint16_t bits_ = 0;
};

/// Calls `visit(unit)` for each member in ascending order.
template <class Visit>
constexpr void for_each(UnitSet units, Visit visit) {
    while (!units.empty()) visit(units.take());
}

} // namespace forethought::tactics
