#pragma once

#include "engine/cli/scenes/scene_criteria.h"
#include "engine/core/types.h"
#include "engine/xiangqi/xiangqi.h"

namespace forethought::cli {

template <>
struct SceneCriteria<Xiangqi> {
    static bool is_plain(const Xiangqi::Position& position) { return position.board().pieces() <= 20; }
    static int size(const Xiangqi::Position& position) { return position.board().pieces(); }
    static bool is_seen(const Xiangqi::Action&) { return true; }
    static constexpr std::string_view kUnit = "soldiers";
    static std::int64_t unit() { return 100; }
    static constexpr std::int64_t kLeastStake = 50;
    static constexpr std::int64_t kMostStake = 900;
    static constexpr std::int64_t kDecided = kWin - kLongestWin;
    static constexpr int kHighestPlayer = 90;
};

} // namespace forethought::cli
