#pragma once

#include "engine/xiangqi/repetition/path.h"
#include "engine/xiangqi/repetition/verdict.h"

#include <cstddef>

namespace forethought::xiangqi {

/// How often a position has to stand on the board for the game to be judged.
inline constexpr int kJudgedAt = 3;

/// Plies without a capture after which a game is drawn; 0 for never.
inline constexpr int kQuietLimit = 120;

/// What the plies of a path since ply `from`, which lead back to the position that was before it, say: who
/// checks perpetually weighs 2, who chases perpetually 1, who does neither 0. The side with more loses; equal
/// is a draw.
Verdict judge_cycle(Path& path, std::size_t from);

/// The verdict of the rules of repetition once the position stands for the third time since the last capture,
/// else none.
Verdict judge_repetition(Path& path);

/// What the verdict would be if the same plies led to the position once more: of a position that stands for
/// the second time; else none.
Verdict foresee_repetition(Path& path);

/// The verdict at a node of a search whose root is after ply `root`: at the second occurrence where the whole
/// cycle lies below the root, since what was done twice may be done again; else at the third. The draw
/// without a capture is not looked at.
Verdict judge_node(Path& path, std::size_t root);

/// Everything that decides a game: mate first, then repetition, then the plies without a capture.
Verdict judge(Path& path, int quiet_limit);

} // namespace forethought::xiangqi
