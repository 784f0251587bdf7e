#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/laps.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// Boards at which games entered each lap. Games are played again from there, because few new games come so
/// far (the carousel of Jaskowski 2018).
class Entrances {
  public:
    /// Laps that are distinguished; later ones count as the last.
    static constexpr int kLaps = 64;

    /// A game entered its lap with this board, with a slide to come.
    void add(Board board) {
        Ring& ring = rings_[lap_of(board)];
        ring.boards[ring.added++ % kKept] = board;
    }

    /// The boards that were added to `later` since it was equal to `earlier`.
    void add_news(const Entrances& earlier, const Entrances& later) {
        for (std::size_t lap = 0; lap < rings_.size(); ++lap) {
            const Ring& ring = later.rings_[lap];
            std::uint64_t next = earlier.rings_[lap].added;
            if (ring.added - next > kKept) next = ring.added - kKept;
            for (; next < ring.added; ++next) add(ring.boards[next % kKept]);
        }
    }

    /// One of the boards of a lap, or of the last earlier lap with any; 0 if there is none.
    Board draw(int lap, Rng& rng) const {
        auto number = static_cast<std::size_t>(lap);
        while (number > 0 && rings_[number].added == 0) --number;
        const Ring& ring = rings_[number];
        const auto kept = static_cast<std::uint32_t>(std::min<std::uint64_t>(ring.added, kKept));
        return kept == 0 ? 0 : ring.boards[rng.below(kept)];
    }

  private:
    static constexpr std::size_t kKept = 500;

    struct Ring {
        std::array<Board, kKept> boards{};
        std::uint64_t added = 0;
    };

    static std::size_t lap_of(Board board) {
        return static_cast<std::size_t>(std::min(laps_of(board), kLaps - 1));
    }

    std::array<Ring, kLaps> rings_{};
};

} // namespace forethought::twenty48
