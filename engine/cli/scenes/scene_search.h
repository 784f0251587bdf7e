#pragma once

#include "engine/core/types.h"

#include <cstdint>

namespace forethought::cli {

/// More than is on any board.
inline constexpr int kAnySize = 1'000;

/// How scenes are looked for.
struct SceneSearch {
    /// Of a turn of the rungs that are compared: of the one whose scene it is and those above, and of those
    /// below it. They differ where a rung's idea is to think the same sooner: in the same time it has more.
    Nodes nodes = 2'000;
    Nodes below_nodes = 2'000;
    /// The rung that has to agree, and its nodes a turn.
    int judge = 0;
    Nodes judge_nodes = 20'000;
    /// Positions that are looked at, and which: of a game's plain positions one in so many is taken.
    int positions = 400;
    std::uint32_t one_in = 4;
    /// How many actions of the usual start's games are drawn by lot before the players begin; 0 for games
    /// that begin where the game's own do.
    int lotted = 0;
    /// How much is on their boards, as the game's criteria count it, at least and at most.
    int least_size = 0;
    int most_size = kAnySize;
    /// The rungs between which those who play the games are drawn by lot.
    int lowest_player = 0;
    int highest_player = 0;
    /// Of games and players.
    std::uint64_t seed = 1;
};

} // namespace forethought::cli
