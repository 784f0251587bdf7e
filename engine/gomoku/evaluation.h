#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/cell_kind.h"
#include "engine/gomoku/ladder.h"

#include <array>
#include <cstdint>
#include <vector>

namespace forethought::gomoku {

/// Sets of threats that a board can have for the two sides.
inline constexpr std::size_t kThreatSets = std::size_t{1} << 11;
/// Which of the threats from `two` on there are empty cells for, be it one or many, as the number of the set:
/// up to `four_three` for the side to move, up to `live_four` for the other one. What goes beyond decides.
std::size_t threat_set(const Board& board);

/// What the parts of a position are worth, for the side to move and for the other one: each line through an
/// empty cell by the pattern that a stone there would make, each empty cell by its threat, and by what its
/// lines make together besides. In hundredths of about a live two.
struct Weights {
    std::array<Score, kPatterns> my_patterns{};
    std::array<Score, kPatterns> their_patterns{};
    std::array<Score, kThreats> my_threats{};
    std::array<Score, kThreats> their_threats{};
    /// In the order of `kLinesOfKinds`.
    std::array<Score, kWeighedKinds> my_kinds{};
    std::array<Score, kWeighedKinds> their_kinds{};
    /// What it is worth besides to be to move where there is this set of threats.
    std::array<Score, kThreatSets> sets{};
};

/// What `evaluate` multiplies the first four lists of weights with, in their order; 0 where it reads none.
inline constexpr std::size_t kCounted = 2 * kPatterns + 2 * kThreats;
/// What the value of a position is made of.
struct Features {
    std::array<int, kCounted> counts{};
    /// The kinds of the cells, by their numbers in `kLinesOfKinds`; without those of which no line counts.
    std::vector<std::uint16_t> my_kinds;
    std::vector<std::uint16_t> their_kinds;
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

/// Weights as the search asks for them. The board that is valued keeps up what its cells are worth by
/// `cells`.
struct Valuation {
    explicit Valuation(const Weights& weights) : cells(weights), sets(weights.sets) {}

    CellWorths cells;
    std::array<Score, kThreatSets> sets;
};

/// Value of the position for the side to move. The board is one that weighs its cells by the valuation's.
Score evaluate(const Board& board, const Valuation& valuation);

} // namespace forethought::gomoku
