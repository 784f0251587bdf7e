#pragma once

#include "engine/tactics/chooser.h"

#include <cstdint>
#include <initializer_list>

namespace forethought::tactics {

/// A set of choosers, one bit each.
class ChooserSet {
  public:
    constexpr ChooserSet(std::initializer_list<Chooser> choosers) {
        for (const Chooser chooser : choosers) bits_ = static_cast<std::uint8_t>(bits_ | bit(chooser));
    }
    static constexpr ChooserSet all() {
        return {Chooser::random,           Chooser::aggressive,
                Chooser::careful,          Chooser::far_attack_and_hide,
                Chooser::close_group_flee, Chooser::shrewd};
    }
    constexpr bool has(Chooser chooser) const { return (bits_ & bit(chooser)) != 0; }

  private:
    static constexpr std::uint8_t bit(Chooser chooser) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(chooser));
    }
    std::uint8_t bits_ = 0;
};

/// What a character makes of a rung (see `personality.h`). Shares are in 256ths.
struct Temper {
    /// How its units may choose.
    ChooserSet choosers = ChooserSet::all();
    /// Shares of what the rung itself counts possible damage, the enemy's answer, and bait.
    std::int64_t danger = 256;
    std::int64_t answer = 256;
    std::int64_t bait = 256;
    /// Share of bait where the rung's value does not count it.
    std::int64_t lure = 0;
};

} // namespace forethought::tactics
