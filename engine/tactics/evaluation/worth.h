#pragma once

#include "engine/core/blur.h"
#include "engine/tactics/evaluation/weights.h"
#include "engine/tactics/rules/position.h"

#include <array>
#include <cstdint>

namespace forethought::tactics {

/// Points, in the unit of params.h: a healthy fighter is worth 100 000.
using Value = std::int64_t;

/// What units are worth to a player, by type and hit points: half for being alive, half in proportion to the
/// hit points left. Source: seed article 002, step 1.
class Worth {
  public:
    /// With `blur` the weights are a few per cent off, drawn anew for each game.
    explicit Worth(Blur& blur, const Weights& weights = kWeightsByHand);

    Value of(UnitType type, int hit_points) const {
        return by_hit_points_[static_cast<std::size_t>(type)][static_cast<std::size_t>(hit_points)];
    }
    /// Points lost with a hit of `damage` on a unit with `hit_points`.
    Value loss(UnitType type, int hit_points, int damage) const {
        return of(type, hit_points) - of(type, hit_points > damage ? hit_points - damage : 0);
    }

  private:
    static constexpr std::size_t kMostHitPoints = 128;
    std::array<std::array<Value, kMostHitPoints>, kUnitTypes> by_hit_points_{};
};

} // namespace forethought::tactics
