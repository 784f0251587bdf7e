#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/field_patterns.h"
#include "engine/twenty48/frames.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

/// Fields and frames' weights by lot, and what the weights say, worked out the slow way.
namespace forethought::twenty48 {

inline Field random_field(Rng& rng, int below) {
    Field field = 0;
    for (int cell = 0; cell < 12; ++cell)
        field |= Field{rng.below(static_cast<std::uint32_t>(below))} << (4 * cell);
    return field;
}

/// Weights by lot, as many as asked for, by frame and pattern.
using FrameWeightsByLot = std::map<std::pair<Frame, FieldPattern>, int>;
inline FrameWeightsByLot random_weights(Rng& rng, std::size_t count) {
    FrameWeightsByLot weights;
    while (weights.size() < count) {
        const auto frame = static_cast<Frame>(rng.below(kFrames));
        const int units = static_cast<int>(rng.below(2'000)) - 1'000;
        // Of few ranks, so that fields come by some of them.
        const Field field = random_field(rng, 4);
        for_each_field_lookup(field, [&](FieldPattern pattern) {
            if (units != 0) weights[{frame, pattern}] = units;
        });
    }
    return weights;
}

inline int slow_value(const FrameWeightsByLot& weights, const FramedBoard& board) {
    int sum = 0;
    for_each_field_lookup(board.field, [&](FieldPattern pattern) {
        const auto found = weights.find({board.frame, pattern});
        sum += found == weights.end() ? 0 : found->second;
    });
    return sum;
}

} // namespace forethought::twenty48
