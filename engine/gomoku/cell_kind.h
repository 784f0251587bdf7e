#pragma once

#include "engine/gomoku/lines.h"
#include "engine/gomoku/pattern.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::gomoku {

/// What stones of one colour make along the four lines through an empty cell together, whatever their order:
/// a number that changes by one addition when one of the lines does.
using CellKind = std::uint16_t;

/// What each pattern adds. Those from `two` to `live_four`, and fives, are told apart; what is forbidden
/// counts as nothing. No two sums of four are alike, and none is larger than need be (a sequence of Mian and
/// Chowla).
inline constexpr std::array<CellKind, kPatterns> kKindSteps{0, 0, 0, 1, 5, 21, 55, 153, 368, 0, 856, 0};
/// Kinds are less than this.
inline constexpr std::size_t kCellKinds = std::size_t{kDirections} * 856 + 1;

/// The four lines through a cell, the best one first.
using FourLines = std::array<Pattern, kDirections>;

constexpr CellKind kind_of(const FourLines& lines) {
    CellKind kind = 0;
    for (const Pattern line : lines)
        kind = static_cast<CellKind>(kind + kKindSteps[static_cast<std::size_t>(line)]);
    return kind;
}

/// The lines of every kind of cell, in the order of the best line, the second one and so on; a line that
/// counts as nothing as a live one. Those without a five come first, and are weighed as a whole.
inline constexpr std::size_t kAllKinds = 330;
inline constexpr std::size_t kWeighedKinds = 210;
inline constexpr std::array<FourLines, kAllKinds> kLinesOfKinds = [] {
    constexpr std::array kTold{Pattern::live_one,   Pattern::two,  Pattern::live_two,  Pattern::three,
                               Pattern::live_three, Pattern::four, Pattern::live_four, Pattern::five};
    std::array<FourLines, kAllKinds> all{};
    std::size_t next = 0;
    for (std::size_t a = 0; a < kTold.size(); ++a)
        for (std::size_t b = 0; b <= a; ++b)
            for (std::size_t c = 0; c <= b; ++c)
                for (std::size_t d = 0; d <= c; ++d) all[next++] = {kTold[a], kTold[b], kTold[c], kTold[d]};
    return all;
}();

/// What cells of each kind threaten.
inline constexpr std::array<Threat, kCellKinds> kThreatOfKind = [] {
    std::array<Threat, kCellKinds> threats{};
    for (const FourLines& lines : kLinesOfKinds) {
        PatternCounts counts = 0;
        for (const Pattern line : lines) counts += pattern_counts::of(line);
        threats[kind_of(lines)] = threat_of(counts);
    }
    return threats;
}();

} // namespace forethought::gomoku
