#pragma once

#include "engine/gomoku/params.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

/// What the four lines through a cell sum up to for one colour, in one number that changes by one addition:
/// the tally of their patterns in the low bits, what they matter for ordering moves above.
using PatternSum = std::uint32_t;

inline constexpr int kTallyBits = 21;
inline constexpr PatternSum kTallyMask = (PatternSum{1} << kTallyBits) - 1;

/// What each pattern adds.
inline constexpr std::array<PatternSum, kPatterns> kPatternSums = [] {
    std::array<PatternSum, kPatterns> sums{};
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] = tally::of(static_cast<Pattern>(i)) | static_cast<PatternSum>(params::kOrder[i])
                                                           << kTallyBits;
    return sums;
}();

constexpr PatternTally tally_of_sum(PatternSum sum) {
    return sum & kTallyMask;
}
constexpr int score_of_sum(PatternSum sum) {
    return static_cast<int>(sum >> kTallyBits);
}

} // namespace forethought::gomoku
