#pragma once

#include "engine/core/types.h"

#include <array>
#include <cstdint>

/// The constants of the player.
namespace forethought::twenty48::params {

/// A unit of the evaluation of seed article 004, in the engine's whole numbers.
inline constexpr Score kUnit = 1'000;

/// The four terms of seed article 004, with its weights. Smoothness: for a step of rank between neighbours.
/// Monotonicity: for a step against the direction of a row or column. Largest tile: for a rank.
inline constexpr Score kSmoothness = kUnit / 10;
inline constexpr Score kMonotonicity = kUnit;
inline constexpr Score kLargest = kUnit;
/// For the natural logarithm of the number of empty cells, which is in the table below.
inline constexpr Score kEmpty = 27 * kUnit / 10;

/// Natural logarithms of the numbers 0 to 16 in 1/10000. That of 0 is not needed: after a slide a cell is
/// empty.
inline constexpr Score kLogUnit = 10'000;
inline constexpr std::array<std::int32_t, 17> kLogs{0,      0,      6'931,  10'986, 13'863, 16'094,
                                                    17'918, 19'459, 20'794, 21'972, 23'026, 23'979,
                                                    24'849, 25'649, 26'391, 27'081, 27'726};

/// How much blur changes values, by rung (engine/core/blur.h).
inline constexpr Score kWaverUnit = 20 * kUnit;

/// The same for values of the network, which are points.
inline constexpr Score kPointsWaverUnit = 2'000;

/// An advantage this large counts as all there is when moves are compared for showing.
inline constexpr Score kWholeAdvantage = 20 * kUnit;
/// The same for values of expectimax, in the unit of seed article 003; twenty merges or so.
inline constexpr Score kWholeExpectation = 15'000;
/// The same for values of the network, in points.
inline constexpr Score kWholePoints = 20'000;

} // namespace forethought::twenty48::params
