#pragma once

#include "engine/cli/scenes/scene_criteria.h"
#include "engine/tactics/evaluation/weights.h"
#include "engine/tactics/params.h"
#include "engine/tactics/tactics.h"

namespace forethought::cli {

template <>
struct SceneCriteria<Tactics> {
    /// The whole board, few units, and very few of them that have yet to act.
    static bool is_plain(const Tactics::Position& position) {
        const auto ready = tactics::ready_units(*position.battle, position.state).size();
        return position.state.rings == 0 && position.state.alive.size() <= 9 && ready >= 1 && ready <= 3;
    }
    static int size(const Tactics::Position& position) {
        return static_cast<int>(position.state.alive.size());
    }
    static bool is_seen(const Tactics::Action& action) { return action != tactics::kEndTurn; }
    static constexpr std::string_view kUnit = "twice as strong as the enemy";
    static std::int64_t unit() { return tactics::kFittedWeights.twice; }
    static constexpr std::int64_t kLeastStake = 25;
    static constexpr std::int64_t kMostStake = 300;
    static constexpr std::int64_t kDecided = tactics::params::kVictory / 2;
    static constexpr int kHighestPlayer = 100;
};

} // namespace forethought::cli
