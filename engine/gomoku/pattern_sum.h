#pragma once

#include "engine/gomoku/params.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

/// What the four lines through a cell sum up to for one colour, in one number that changes by one addition:
/// the counts of their patterns in the low bits, what they matter for ordering moves above.
using PatternSum = std::uint32_t;

inline constexpr int kCountsBits = 21;
inline constexpr PatternSum kCountsMask = (PatternSum{1} << kCountsBits) - 1;

/// What each pattern adds.
inline constexpr std::array<PatternSum, kPatterns> kPatternSums = [] {
    std::array<PatternSum, kPatterns> sums{};
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] = pattern_counts::of(static_cast<Pattern>(i)) | static_cast<PatternSum>(params::kOrder[i])
                                                                    << kCountsBits;
    return sums;
}();

constexpr PatternCounts counts_of_sum(PatternSum sum) {
    return sum & kCountsMask;
}
constexpr int score_of_sum(PatternSum sum) {
    return static_cast<int>(sum >> kCountsBits);
}

} // namespace forethought::gomoku
