#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// Chapters of a late game, by what the tiles add up to: from 16384 on there is one more for each 4096. The
/// last one has no end.
inline constexpr int kChapters = 5;

/// 1 to `kChapters` in a late game, else 0.
constexpr int chapter_of(Board board) {
    constexpr int kFirst = 16384;
    constexpr int kLength = 4096;
    int sum = 0;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (const Rank rank = rank_at(board, cell); rank > 0) sum += 1 << rank;
    return sum < kFirst ? 0 : std::min(1 + (sum - kFirst) / kLength, kChapters);
}

/// Boards at which games of late came into each chapter: games are played again from there, since few games
/// that begin anew come so far (the carousel of Jaskowski 2018).
class Entrances {
  public:
    /// A game came into a chapter with this board, a player to move.
    void add(int chapter, Board board) {
        Ring& ring = ring_of(chapter);
        ring.boards[ring.added++ % kKept] = board;
    }

    /// One of the boards kept of a chapter; 0 where there is none.
    Board draw(int chapter, Rng& rng) const {
        const Ring& ring = rings_[static_cast<std::size_t>(chapter) - 1];
        const auto kept = static_cast<std::uint32_t>(ring.added < kKept ? ring.added : kKept);
        return kept == 0 ? 0 : ring.boards[rng.below(kept)];
    }

  private:
    static constexpr std::size_t kKept = 500;

    struct Ring {
        std::array<Board, kKept> boards{};
        std::uint64_t added = 0;
    };

    Ring& ring_of(int chapter) { return rings_[static_cast<std::size_t>(chapter) - 1]; }

    std::array<Ring, kChapters> rings_{};
};

} // namespace forethought::twenty48
