#pragma once

#include "engine/core/blur.h"
#include "engine/core/types.h"
#include "engine/twenty48/board.h"

#include <algorithm>
#include <array>

namespace forethought::twenty48 {

/// The terms of the evaluation of seed article 004, in whole ranks and cells.
struct Terms {
    /// Differences of rank between neighbours along rows and columns; empty cells between them are skipped.
    int roughness = 0;
    /// Differences of neighbours against the main direction of the rows, summed, and the same for columns. 0
    /// if all tiles rise or fall in one direction along each axis.
    int disorder = 0;
    int empty = 0;
    Rank highest = 0;
    bool operator==(const Terms&) const = default;
};

/// The weights of the terms, in thousandths of the source's unit (params.h).
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

/// The value of a grid before a slide, for the side that slides: that of the best slide. If no slide is
/// legal, less than the value of any grid.
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
