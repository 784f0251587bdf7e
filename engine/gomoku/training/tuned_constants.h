#pragma once

#include "engine/core/training/spsa_tuner.h"
#include "engine/gomoku/search_constants.h"

#include <string>
#include <string_view>
#include <vector>

namespace forethought::gomoku {

/// A constant of the search by its name, with the step that tells something of it in games and the range that
/// it makes sense in.
struct TunedConstant {
    std::string_view name;
    int SearchConstants::*constant;
    double step;
    int least;
    int most;
};

/// All constants, in the order of the struct. A step is at least half of one, so that what is tried one way
/// is never the same as what is tried the other way.
inline constexpr TunedConstant kTunedConstants[] = {
    {"aspiration", &SearchConstants::aspiration, 8, 10, 1'000},
    {"most_futile_depth", &SearchConstants::most_futile_depth, 0.6, 0, 8},
    {"futility_margin", &SearchConstants::futility_margin, 15, 10, 1'000},
    {"most_history_bonus", &SearchConstants::most_history_bonus, 40, 0, 3'000},
    {"history_weight", &SearchConstants::history_weight, 1.5, 0, 100},
    {"killer_order", &SearchConstants::killer_order, 12, 0, 1'000},
    {"reduction", &SearchConstants::reduction, 6, 0, 200},
    {"reduction_divisor", &SearchConstants::reduction_divisor, 15, 50, 1'000},
    {"three_reduction", &SearchConstants::three_reduction, 10, 0, 300},
    {"four_reduction", &SearchConstants::four_reduction, 15, 0, 300},
    {"odds_reduction", &SearchConstants::odds_reduction, 8, 0, 300},
    {"most_odds_reduction", &SearchConstants::most_odds_reduction, 35, 0, 1'000},
    {"most_reverse_futility_depth", &SearchConstants::most_reverse_futility_depth, 1, 0, 20},
    {"reverse_futility_margin", &SearchConstants::reverse_futility_margin, 8, 10, 1'000},
    {"least_internal_reduction_depth", &SearchConstants::least_internal_reduction_depth, 0.6, 2, 20},
    {"width", &SearchConstants::width, 1, 4, 40},
    {"narrow_plies", &SearchConstants::narrow_plies, 0.7, 0, 20},
    {"width_of_ply", &SearchConstants::width_of_ply, 0.5, 0, 20},
};

/// What a tuner looks for, beginning with these constants.
std::vector<TunedNumber> numbers_to_tune(const SearchConstants& begin);
/// The whole numbers nearest to what it has.
SearchConstants constants_of(const SpsaTuner::Numbers& numbers);
/// As data/search_constants.inc holds them, one a line.
std::string text_of(const SearchConstants& constants);

} // namespace forethought::gomoku
