#pragma once

#include "engine/core/match.h"
#include "engine/xiangqi/xiangqi.h"

#include <vector>

namespace forethought::cli {

/// Case one of the source: a program that always looks three plies ahead answered within two seconds where it
/// was written, and in eighty on a customer's phone. The remedy is to look one ply further as long as there
/// is time, and to ask the clock at every node. Nothing here depends on a clock: a device is how many nodes
/// it searches a second.

/// What a search had found when it had finished a depth.
struct FinishedDepth {
    int depth = 0;
    /// Since the search began.
    Nodes nodes = 0;
    xiangqi::Action best{};
};

/// A moment of a game, and what both programs think there.
struct Moment {
    /// With the moves that lead to it from the usual start.
    xiangqi::Position position;
    std::vector<xiangqi::Action> moves;
    /// The program with the fixed depth, which answers when it has finished.
    FinishedDepth fixed;
    /// The program that deepens, by the depths that it finishes.
    std::vector<FinishedDepth> deepening;
};

using XiangqiRung = Rung<xiangqi::Switches>;

/// Moments of one game from the usual start, `apart` plies from one to the next. `sampler` plays both sides
/// with so many nodes a move. The program that deepens is stopped at `most` nodes.
struct MomentSettings {
    XiangqiRung fixed;
    XiangqiRung deepening;
    XiangqiRung sampler;
    Nodes sampler_nodes = 0;
    Nodes most = 0;
    int moments = 0;
    int apart = 0;
    std::uint64_t seed = 0;
};
std::vector<Moment> find_moments(const MomentSettings& settings);

/// Paired games of the program that deepens, with so many nodes a move, against the one with the fixed depth,
/// which takes as many as it needs.
MatchResult play_against_fixed(const XiangqiRung& deepening, const XiangqiRung& fixed, Nodes nodes, int games,
                               std::uint64_t seed);

} // namespace forethought::cli
