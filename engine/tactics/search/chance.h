#pragma once

#include "engine/tactics/evaluation/worth.h"
#include "engine/tactics/params.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::tactics {

/// Chances are in parts of this size.
inline constexpr std::int64_t kCertain = 65'536;

namespace detail {

/// The logistic curve at odds of e to the power of 0, 1/2, 1 ... 7 to one.
inline constexpr std::array<std::int64_t, 15> kChances{32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615,
                                                       64357, 64816, 65097, 65269, 65374, 65438, 65476};
inline constexpr Value kChanceStep = params::kPointsOfOdds / 2;

} // namespace detail

/// The chance to win of a side for which a state has this value: straight lines between points of the
/// logistic curve, in whole numbers, so that it is the same everywhere. Never certain.
constexpr std::int64_t chance_of(Value value) {
    using namespace detail;
    const Value most = kChanceStep * static_cast<Value>(kChances.size() - 1);
    const Value size = std::min(value < 0 ? -value : value, most - 1);
    const auto step = static_cast<std::size_t>(size / kChanceStep);
    const std::int64_t above =
        kChances[step] + (kChances[step + 1] - kChances[step]) * (size % kChanceStep) / kChanceStep;
    return value < 0 ? kCertain - above : above;
}

} // namespace forethought::tactics
