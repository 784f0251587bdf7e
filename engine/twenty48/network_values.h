#pragma once

#include "engine/core/blur.h"
#include "engine/core/types.h"
#include "engine/twenty48/network.h"
#include "engine/twenty48/params.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// The evaluation of the learned rungs, for `Expectimax`: the points that the network expects from a board
/// after a slide on. Remembers what it looked up last, because many orders of slides and tiles come to the
/// same board.
class NetworkValues {
  public:
    /// Values are points, and those of a slide count beside them.
    static constexpr bool kCountsPoints = true;
    static constexpr Score kPoint = 1;
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = params::kWholePoints;
    /// A board is some thirty look-ups: only the last new tile and its slides go in one piece, so that a
    /// deadline is kept.
    static constexpr Ply kPliesInOnePiece = 1;

    /// `has_stages`: late boards by the weights of their own phase, instead of by those of the opening for
    /// all. The network must outlive this.
    NetworkValues(const Network& network, bool has_stages, const Blur& blur = {});

    Score value(Board after) {
        Known& known = known_[index_of(after)];
        if (known.board != after) known = {after, look_up(after)};
        return known.value;
    }

    /// Sum over all new tiles of the value of the best slide after each; a 2 counts nine times, a 4 once.
    std::int64_t sum_over_tiles(Board after) {
        std::int64_t sum = 0;
        for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1) {
            const Cell cell = first_cell(cells);
            sum += 9 * std::int64_t{best_slide(with_tile(after, cell, 1))};
            sum += best_slide(with_tile(after, cell, 2));
        }
        return sum;
    }

    /// The value of the best slide, its points included; 0 where nothing slides.
    Score best_slide(Board board) {
        const auto slides = all_slides(board);
        Score best = 0;
        for (int d = 0; d < kSlides; ++d) {
            const Board slid = slides[static_cast<std::size_t>(d)];
            if (slid == board) continue;
            best = std::max(best, value(slid) + kPoint * slide_score(board, direction(d)));
        }
        return best;
    }

    /// Slides that `sum_over_tiles` tries.
    static Nodes slides_tried(Board after) {
        return Nodes{2 * kSlides} * static_cast<Nodes>(count_empty(after));
    }

  private:
    struct Known {
        Board board = 0;
        Score value = 0;
    };
    /// Of 16 bytes each; a quarter of a megabyte stays in the cache of the second level.
    static constexpr int kKnownLog2 = 14;

    static std::size_t index_of(Board board) {
        const std::uint64_t mixed = (board ^ board >> 29) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(mixed >> (64 - kKnownLog2));
    }

    Score look_up(Board after) const;

    const Network* network_;
    bool has_stages_;
    Blur blur_;
    std::vector<Known> known_;
};

} // namespace forethought::twenty48
