#pragma once

#include "engine/core/types.h"

#include <cstdint>

namespace forethought::gomoku {

/// The numbers by which a search reduces, prunes and orders, as far as only games can tell which are best
/// (`forethought tune --search`). What a rung has no switch for it does not look at.
struct SearchConstants {
    /// Half the width of the window about the last iteration's value; points.
    Score aspiration = 60;

    /// Where the value plus this much for each ply left does not reach what is to be beaten, quiet moves are
    /// left out; plies and points.
    Ply most_futile_depth = 2;
    Score futility_margin = 120;

    /// What history adds at most to the order of a move.
    std::int32_t most_history_bonus = 300;
    /// Where the network orders moves: how much of that counts, in 1/64 of what it counts in, and what is
    /// added for a move that refuted before, in what it counts in (an e-th of the odds is `network::kUnit`).
    std::int32_t history_weight = 10;
    std::int32_t killer_order = 80;

    /// From rung 160 on every move but the first is looked at less deeply, by the logarithms of depth and
    /// number: plies in hundredths that are always taken off, what the product of the logarithms is divided
    /// by, and what is given back for a three of either side, and once more for a four of one's own.
    int reduction = 30;
    int reduction_divisor = 150;
    int three_reduction = 50;
    int four_reduction = 50;
    /// What is taken off besides for each e-th of the odds by which the network puts a move behind the best
    /// one, and at most; hundredths of a ply.
    int odds_reduction = 80;
    int most_odds_reduction = 300;
    /// Reverse futility: what stands so far above the window for each ply left is believed to stay there;
    /// plies and points.
    Ply most_reverse_futility_depth = 8;
    Score reverse_futility_margin = 80;
    /// Internal iterative reduction: from this depth on a position of which no move is known to be good is
    /// looked at a ply less deeply.
    Ply least_internal_reduction_depth = 4;

    /// What is looked at of a position's moves, the best ones first: so many near the leaves, up to so many
    /// plies from them, and so many more for each ply above. What is left out far from the leaves is not made
    /// up for by any depth.
    int width = 10;
    Ply narrow_plies = 5;
    int width_of_ply = 2;
};

/// Of the rungs that do not select.
inline constexpr SearchConstants kPlainConstants{};
/// Of those that do: what `forethought tune --search` prints.
inline constexpr SearchConstants kSelectiveConstants{
#include "engine/gomoku/data/search_constants.inc"
};

} // namespace forethought::gomoku
