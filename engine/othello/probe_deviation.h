#pragma once

#include "engine/core/types.h"
#include "engine/othello/cell.h"
#include "engine/othello/params.h"

#include <algorithm>

/// How far the values of deep searches lie from those of the shallow ones that Multi-ProbCut uses instead.
namespace forethought::othello {

/// Half as deep, with the same side to move at the leaves: values differ by who moved last.
constexpr Ply shallow_depth(Ply depth) {
    return 2 * (depth / 4) + depth % 2;
}

/// The number of discs that the deviation grows with.
constexpr int discs_that_count(int empties) {
    return std::max(0, kCells - 12 - empties);
}

/// The factor of the two depths, as a fraction.
struct DepthFactor {
    Ply numerator = 1;
    Ply denominator = 1;
};
constexpr DepthFactor depth_factor(Ply depth, Ply shallow) {
    return {8 + depth - shallow, 8 + shallow};
}

/// Standard deviation, in hundredths of a disc.
constexpr Score deviation(Ply depth, Ply shallow, int empties) {
    const Score base = params::kDeviation + params::kDeviationGrowth * discs_that_count(empties) / 10;
    const DepthFactor factor = depth_factor(depth, shallow);
    return base * factor.numerator / factor.denominator;
}

} // namespace forethought::othello
