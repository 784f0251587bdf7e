#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/repetition/judge.h"
#include "engine/xiangqi/repetition/path.h"
#include "engine/xiangqi/repetition/verdict.h"

#include <cstdint>

namespace forethought::xiangqi {

/// A game of Xiangqi with its history. Red is the first side.
struct Position {
    Path path{};
    /// Plies without a capture after which the game is drawn; 0 for never.
    int quiet_limit = kQuietLimit;
    /// What has decided the game; none while it goes on.
    Verdict verdict{};
    /// Of a position that stands for the second time: the verdict if the same moves led to it once more.
    Verdict warning{};
    /// Of the start and all moves: the same board reached in another way is another position, since the rules
    /// of repetition look at the way. The board's own hash is `board().hash()`.
    std::uint64_t identity = 0;

    const Board& board() const { return path.board(); }
    Side to_move() const { return path.board().to_move(); }
    Outcome outcome() const { return verdict.outcome; }
};

/// A game that begins there.
Position begin_at(const Start& start, int quiet_limit = kQuietLimit);

} // namespace forethought::xiangqi
