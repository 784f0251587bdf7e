#pragma once

#include "engine/tactics/plans/unit_heuristic.h"

#include <cstdint>
#include <initializer_list>

namespace forethought::tactics {

/// A set of heuristics, one bit each.
class UnitHeuristicSet {
  public:
    constexpr UnitHeuristicSet(std::initializer_list<UnitHeuristic> heuristics) {
        for (const UnitHeuristic heuristic : heuristics)
            bits_ = static_cast<std::uint8_t>(bits_ | bit(heuristic));
    }
    static constexpr UnitHeuristicSet all() {
        return {UnitHeuristic::random,           UnitHeuristic::aggressive,
                UnitHeuristic::careful,          UnitHeuristic::far_attack_and_hide,
                UnitHeuristic::close_group_flee, UnitHeuristic::shrewd,
                UnitHeuristic::dutiful};
    }
    constexpr bool has(UnitHeuristic heuristic) const { return (bits_ & bit(heuristic)) != 0; }

  private:
    static constexpr std::uint8_t bit(UnitHeuristic heuristic) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(heuristic));
    }
    std::uint8_t bits_ = 0;
};

/// What a character makes of a rung (see `personality.h`). Shares are in 256ths.
struct Style {
    /// How its units may choose.
    UnitHeuristicSet heuristics = UnitHeuristicSet::all();
    /// Shares of what the rung itself counts possible damage, the enemy's answer, and bait.
    std::int64_t danger = 256;
    std::int64_t answer = 256;
    std::int64_t bait = 256;
    /// Share of bait where the rung's value does not count it.
    std::int64_t lure = 0;
};

} // namespace forethought::tactics
