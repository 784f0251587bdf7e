#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/tuples.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// Boards at which games of late came into each of the later stages: games are played again from there, since
/// few games that begin anew come so far (the carousel of Jaskowski 2018).
class Entrances {
  public:
    /// A game came into a stage with this board, a player to move.
    void add(Stage stage, Board board) {
        Ring& ring = ring_of(stage);
        ring.boards[ring.added++ % kKept] = board;
    }

    /// One of the boards kept of a stage; 0 where there is none.
    Board draw(Stage stage, Rng& rng) const {
        const Ring& ring = rings_[static_cast<std::size_t>(stage) - 1];
        const auto kept = static_cast<std::uint32_t>(ring.added < kKept ? ring.added : kKept);
        return kept == 0 ? 0 : ring.boards[rng.below(kept)];
    }

  private:
    static constexpr std::size_t kKept = 500;

    struct Ring {
        std::array<Board, kKept> boards{};
        std::uint64_t added = 0;
    };

    Ring& ring_of(Stage stage) { return rings_[static_cast<std::size_t>(stage) - 1]; }

    /// Of the stages after the first.
    std::array<Ring, kStages - 1> rings_{};
};

} // namespace forethought::twenty48
