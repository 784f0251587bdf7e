#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/ladder.h"

#include <array>

namespace forethought::gomoku {

/// Sets of threats that a board can have for the two sides.
inline constexpr std::size_t kThreatSets = std::size_t{1} << 11;
/// Which of the threats from `two` on there are empty cells for, be it one or many, as the number of the set:
/// up to `four_three` for the side to move, up to `live_four` for the other one. What goes beyond decides.
std::size_t threat_set(const Board& board);

/// What the parts of a position are worth, for the side to move and for the other one: each line through an
/// empty cell by the pattern that a stone there would make, each empty cell by its threat. In hundredths of
/// about a live two.
struct Weights {
    std::array<Score, kPatterns> my_patterns{};
    std::array<Score, kPatterns> their_patterns{};
    std::array<Score, kThreats> my_threats{};
    std::array<Score, kThreats> their_threats{};
    /// What it is worth besides to be to move where there is this set of threats.
    std::array<Score, kThreatSets> sets{};
};

/// What `evaluate` multiplies the first four lists of weights with, in their order; 0 where it reads none.
inline constexpr std::size_t kCounted = 2 * kPatterns + 2 * kThreats;
/// What the value of a position is made of.
struct Features {
    std::array<int, kCounted> counts{};
    std::size_t set = 0;
};
Features features_of(const Board& board);

/// Set by hand, without a worth of sets, and fitted to positions of own games (`forethought tune`).
const Weights& weights_by_hand();
const Weights& fitted_weights();

/// Those that a rung plays by.
const Weights& played_by(const Switches& switches);

/// Whether the value is known from fives and live fours alone.
bool is_about_decided(const Board& board);

/// Value of the position for the side to move.
Score evaluate(const Board& board, const Weights& weights);

} // namespace forethought::gomoku
