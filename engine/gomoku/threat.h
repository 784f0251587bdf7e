#pragma once

#include "engine/gomoku/pattern.h"

#include <cstdint>

namespace forethought::gomoku {

/// What a stone on a cell would threaten along all four lines together; each more urgent than the ones
/// before.
enum class Threat : std::uint8_t {
    none,
    /// A live two, or more.
    two,
    /// A live three: a live four comes next.
    three,
    /// Two live threes.
    double_three,
    /// One cell makes five next.
    four,
    /// A four and a live three.
    four_three,
    /// Two cells make five next: a live four, or two fours.
    live_four,
    five,
};
inline constexpr int kThreats = 8;

/// How many lines through a cell make which pattern, in fields of three bits; only the patterns that threats
/// are made of.
using PatternCounts = std::uint32_t;

namespace pattern_counts {

enum Field : int {
    live_two = 0,
    live_three = 3,
    four = 6,
    live_four = 9,
    five = 12,
    forbidden = 15,
    three = 18
};

constexpr PatternCounts one(Field field) {
    return 1u << field;
}
constexpr unsigned count(PatternCounts counts, Field field) {
    return (counts >> field) & 7u;
}

/// What one line adds.
constexpr PatternCounts of(Pattern pattern) {
    switch (pattern) {
    case Pattern::live_two:
        return one(live_two);
    case Pattern::three:
        return one(three);
    case Pattern::live_three:
        return one(live_three);
    case Pattern::four:
        return one(four);
    case Pattern::live_four:
        return one(live_four);
    case Pattern::five:
        return one(five);
    case Pattern::double_four:
    case Pattern::overline:
        return one(forbidden);
    default:
        return 0;
    }
}

} // namespace pattern_counts

/// The threat that the lines of these counts make together. What may be forbidden (`may_be_forbidden`) is not
/// asked here.
constexpr Threat threat_of(PatternCounts lines) {
    if (lines == 0) return Threat::none;
    if (pattern_counts::count(lines, pattern_counts::five) > 0) return Threat::five;
    const unsigned fours = pattern_counts::count(lines, pattern_counts::four);
    if (pattern_counts::count(lines, pattern_counts::live_four) > 0 || fours > 1) return Threat::live_four;
    const unsigned threes = pattern_counts::count(lines, pattern_counts::live_three);
    if (fours > 0) return threes > 0 ? Threat::four_three : Threat::four;
    if (threes > 0) return threes > 1 ? Threat::double_three : Threat::three;
    return pattern_counts::count(lines, pattern_counts::live_two) > 0 ? Threat::two : Threat::none;
}

/// Whether a four on such a cell builds something besides: another line that can become a four next.
constexpr bool builds(PatternCounts lines) {
    return pattern_counts::count(lines, pattern_counts::three) +
               pattern_counts::count(lines, pattern_counts::live_three) >
           0;
}

/// Whether a stone of Black in renju may be forbidden there; rules/renju.h tells.
constexpr bool may_be_forbidden(PatternCounts lines) {
    if (pattern_counts::count(lines, pattern_counts::five) > 0) return false;
    return pattern_counts::count(lines, pattern_counts::forbidden) > 0 ||
           pattern_counts::count(lines, pattern_counts::four) +
                   pattern_counts::count(lines, pattern_counts::live_four) >
               1 ||
           pattern_counts::count(lines, pattern_counts::live_three) > 1;
}

} // namespace forethought::gomoku
