#pragma once

#include "engine/tactics/params.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace forethought::tactics {

/// What the value of a state counts by, as far as it can be fitted: in points unless it says otherwise. By
/// itself as it was set by hand.
struct Weights {
    /// Of a healthy unit.
    std::int64_t fighter = params::kFighterWorth;
    std::int64_t archer = params::kArcherWorth;
    std::int64_t wizard = params::kWizardWorth;
    /// How much of a unit's worth is for being alive, in 1024ths; the rest is for its hit points.
    std::int64_t alive = 512;

    // --- Distances and ground ---
    std::int64_t apart = params::kApart;
    std::int64_t distant = params::kDistant;
    std::int64_t stretch = params::kStretch;
    std::int64_t idle = params::kIdle;
    std::int64_t cramped = params::kCramped;
    std::int64_t edge = params::kEdge;

    // --- Of the fitted value only ---

    /// How much of what the enemy's joint fire would take counts as lost, and how much of what own fire would
    /// take counts as lost for the enemy, in 256ths.
    std::int64_t danger = 0;
    std::int64_t threat = 0;
    /// How much the points for staying with the others count, in 256ths.
    std::int64_t cohesion = 0;
    /// What either side has beside its units when their strengths are set in proportion: the more, the less a
    /// loss weighs among few.
    std::int64_t reserve = 0;
    /// What it is worth to be twice as strong as the enemy.
    std::int64_t twice = 0;

    bool operator==(const Weights&) const = default;
};

inline constexpr Weights kWeightsByHand{};

/// Rung 150's; data, from matches of rung 150 (docs/measured/tactics.md says which).
inline constexpr Weights kFittedWeights{
#include "engine/tactics/data/fitted_weights.inc"
};

/// A weight with its name, for those who go through all of them.
struct NamedWeight {
    std::string_view name;
    std::int64_t Weights::*weight;
};
inline constexpr std::array kNamedWeights{
    NamedWeight{"fighter", &Weights::fighter},   NamedWeight{"archer", &Weights::archer},
    NamedWeight{"wizard", &Weights::wizard},     NamedWeight{"alive", &Weights::alive},
    NamedWeight{"apart", &Weights::apart},       NamedWeight{"distant", &Weights::distant},
    NamedWeight{"stretch", &Weights::stretch},   NamedWeight{"idle", &Weights::idle},
    NamedWeight{"cramped", &Weights::cramped},   NamedWeight{"edge", &Weights::edge},
    NamedWeight{"danger", &Weights::danger},     NamedWeight{"threat", &Weights::threat},
    NamedWeight{"cohesion", &Weights::cohesion}, NamedWeight{"reserve", &Weights::reserve},
    NamedWeight{"twice", &Weights::twice},
};

} // namespace forethought::tactics
