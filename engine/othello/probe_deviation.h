#pragma once

#include "engine/core/types.h"
#include "engine/othello/cell.h"
#include "engine/othello/params.h"

#include <algorithm>

/// By how much deep searches say something else than the shallow ones that Multi-ProbCut asks in their place.
namespace forethought::othello {

/// Half as deep, with the same side to move at the end: what sides make of their last move differs.
constexpr Ply shallow_depth(Ply depth) {
    return 2 * (depth / 4) + depth % 2;
}

/// The discs with each of which the deviation grows.
constexpr int discs_that_count(int empties) {
    return std::max(0, kCells - 12 - empties);
}

/// What the depths multiply the deviation by, as a fraction.
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
