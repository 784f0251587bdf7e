#include "engine/tactics/evaluation/worth.h"

namespace forethought::tactics {

Worth::Worth(Blur& blur, const Weights& weights) {
    const std::array<Value, kUnitTypes> full{blur.jitter(weights.fighter), blur.jitter(weights.archer),
                                             blur.jitter(weights.wizard)};
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
        const auto most = static_cast<std::size_t>(kStats[type].hit_points);
        // A tough unit has more than an unhurt one of its type.
        for (std::size_t hit_points = 1; hit_points < kMostHitPoints; ++hit_points)
            by_hit_points_[type][hit_points] =
                full[type] * weights.alive / 1024 + full[type] * (1024 - weights.alive) *
                                                        static_cast<Value>(hit_points) /
                                                        static_cast<Value>(1024 * most);
    }
}

} // namespace forethought::tactics
