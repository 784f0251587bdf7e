#pragma once

#include "engine/cli/scenes/scene_criteria.h"
#include "engine/othello/othello.h"
#include "engine/othello/score.h"

namespace forethought::cli {

template <>
struct SceneCriteria<Othello> {
    /// Few moves to choose from.
    static bool is_plain(const Othello::Position& position) {
        return othello::count(othello::moves_of(position.board)) <= 8;
    }
    static int size(const Othello::Position& position) { return othello::kCells - position.board.empties(); }
    static bool is_seen(const Othello::Action& action) { return action != othello::kPass; }
    static constexpr std::string_view kUnit = "discs";
    static std::int64_t unit() { return othello::kDisc; }
    static constexpr std::int64_t kLeastStake = 4 * 100;
    static constexpr std::int64_t kMostStake = 40 * 100;
    /// Nobody loses who is so far ahead.
    static constexpr std::int64_t kDecided = 40 * othello::kDisc;
    static constexpr int kHighestPlayer = 90;
};

} // namespace forethought::cli
