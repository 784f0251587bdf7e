#include "engine/tactics/worth.h"

namespace forethought::tactics {

Worth::Worth(Blur& blur) {
    const std::array<Value, kUnitTypes> full{blur.jitter(params::kFighterWorth),
                                             blur.jitter(params::kArcherWorth),
                                             blur.jitter(params::kWizardWorth)};
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
        const auto most = static_cast<std::size_t>(kTraits[type].hit_points);
        for (std::size_t hit_points = 1; hit_points <= most; ++hit_points)
            by_hit_points_[type][hit_points] =
                full[type] / 2 + full[type] * static_cast<Value>(hit_points) / static_cast<Value>(2 * most);
    }
}

} // namespace forethought::tactics
