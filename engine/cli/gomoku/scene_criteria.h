#pragma once

#include "engine/cli/scenes/scene_criteria.h"
#include "engine/core/types.h"
#include "engine/gomoku/gomoku.h"

namespace forethought::cli {

template <>
struct SceneCriteria<Gomoku> {
    static bool is_plain(const Gomoku::Position& position) { return position.stones <= 24; }
    static int size(const Gomoku::Position& position) { return position.stones; }
    static bool is_seen(const Gomoku::Action&) { return true; }
    /// The evaluation is fitted so that this score means odds of ten to one.
    static constexpr std::string_view kUnit = "odds of ten to one";
    static std::int64_t unit() { return 400; }
    static constexpr std::int64_t kLeastStake = 50;
    static constexpr std::int64_t kMostStake = 400;
    static constexpr std::int64_t kDecided = kWin - kLongestWin;
    static constexpr int kHighestPlayer = 90;
};

} // namespace forethought::cli
