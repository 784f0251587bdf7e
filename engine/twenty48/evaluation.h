#pragma once

#include "engine/core/blur.h"
#include "engine/core/types.h"
#include "engine/twenty48/board.h"

#include <algorithm>
#include <array>

namespace forethought::twenty48 {

/// What the evaluation of seed article 004 looks at, in whole ranks and cells.
struct Terms {
    /// Differences of rank between neighbours along rows and columns, empty cells between them passed over.
    int roughness = 0;
    /// What rows do against the direction that they mostly keep, summed over the differences of neighbours,
    /// and the same of columns; 0 where all tiles rise or fall in one direction along each axis.
    int disorder = 0;
    int empty = 0;
    Rank highest = 0;
    bool operator==(const Terms&) const = default;
};

/// What the terms are worth, in thousandths of the source's unit (params.h).
struct Weights {
    Score smoothness = 0;
    Score monotonicity = 0;
    Score largest = 0;
    /// By the number of empty cells.
    std::array<Score, kCells + 1> empty{};
};

/// The weights of params.h, a little off under a blur.
Weights make_weights(Blur& blur);

/// The value of a grid after a slide, for the side that slides.
constexpr Score evaluate(const Terms& terms, const Weights& weights) {
    return weights.empty[static_cast<std::size_t>(terms.empty)] + weights.largest * terms.highest -
           weights.smoothness * terms.roughness - weights.monotonicity * terms.disorder;
}

/// The value of a grid before a slide, for the side that slides: what the best one leads to. Where nothing
/// slides, less than any grid is worth.
template <class Grid>
Score best_after_slide(const Grid& grid, const Weights& weights) {
    Score best = -kWin / 2;
    for (int d = 0; d < kSlides; ++d) {
        Grid slid = grid;
        if (slid.slide(direction(d))) best = std::max(best, evaluate(slid.terms(), weights));
    }
    return best;
}

} // namespace forethought::twenty48
