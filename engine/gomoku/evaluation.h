#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/ladder.h"

#include <array>

namespace forethought::gomoku {

/// What the parts of a position are worth, for the side to move and for the other one: each line through an
/// empty cell by the pattern that a stone there would make, each empty cell by its threat. In hundredths of
/// about a live two.
struct Weights {
    std::array<Score, kPatterns> my_patterns{};
    std::array<Score, kPatterns> their_patterns{};
    std::array<Score, kThreats> my_threats{};
    std::array<Score, kThreats> their_threats{};
};

/// The numbers that `evaluate` multiplies the weights with, in the order of their lists; 0 where it reads
/// none.
inline constexpr std::size_t kFeatures = 2 * kPatterns + 2 * kThreats;
using Features = std::array<int, kFeatures>;
Features features_of(const Board& board);

/// Set by hand, and fitted to games that the engine played against itself (`forethought tune`).
const Weights& weights_by_hand();
const Weights& fitted_weights();

/// Those that a rung plays by.
const Weights& played_by(const Switches& switches);

/// Whether the value is known from fives and live fours alone.
bool is_about_decided(const Board& board);

/// Value of the position for the side to move.
Score evaluate(const Board& board, const Weights& weights);

} // namespace forethought::gomoku
