#pragma once

#include "engine/tactics/params.h"

#include <algorithm>

namespace forethought::tactics {

/// How much of its fear of the enemy's next turn a side has in a round, out of `params::kWholeFear`. Whoever
/// comes first into the other's reach is worse off, so that two equals who both know it keep each other at
/// bay to the last round: fear is whole as long as a battle may last, then it fades.
constexpr std::int64_t fear_in(int round) {
    const int left = std::clamp(params::kPatience + params::kFading - round, 0, params::kFading);
    return params::kWholeFear * left / params::kFading;
}

} // namespace forethought::tactics
