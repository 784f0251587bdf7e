#pragma once

#include "engine/cli/scenes/scene_criteria.h"
#include "engine/twenty48/twenty48.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace forethought::cli {

template <>
struct SceneCriteria<Twenty48> {
    /// A board that is filling up, so that a slide matters.
    static bool is_plain(const Twenty48::Position& position) {
        return std::count(position.tiles.begin(), position.tiles.end(), 0) <= 6;
    }
    /// Different tiles.
    static int size(const Twenty48::Position& position) {
        auto tiles = position.tiles;
        std::sort(tiles.begin(), tiles.end());
        const auto end = std::unique(tiles.begin(), tiles.end());
        return static_cast<int>(std::count_if(tiles.begin(), end, [](auto tile) { return tile != 0; }));
    }
    static bool is_seen(const Twenty48::Action&) { return true; }
    static constexpr std::string_view kUnit = "points to come";
    static std::int64_t unit() { return 1; }
    static constexpr std::int64_t kLeastStake = 100 * 100;
    static constexpr std::int64_t kMostStake = 20'000 * 100;
    /// Points are never enough.
    static constexpr std::int64_t kDecided = std::numeric_limits<std::int64_t>::max();
    static constexpr int kHighestPlayer = 120;
};

} // namespace forethought::cli
