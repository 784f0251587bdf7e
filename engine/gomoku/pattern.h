#pragma once

#include <cstdint>

namespace forethought::gomoku {

/// What a stone on an empty cell would make along one line, for its colour; each is better than the ones
/// before it. "Live": both ends open.
enum class Pattern : std::uint8_t {
    /// No five can ever come of it.
    none,
    one,
    live_one,
    two,
    /// Two stones in four cells with free ends: one move more makes a live three.
    live_two,
    /// One move more makes a four.
    three,
    /// One move more makes a live four.
    live_three,
    /// One cell makes five.
    four,
    /// Two cells make five, so that one answer is not enough.
    live_four,
    /// Two fours along the same line; kept apart from a live four only where that is forbidden.
    double_four,
    five,
    /// Six or more where only exactly five count, for a colour to which that is forbidden.
    overline,
};
inline constexpr int kPatterns = 12;

/// What makes a five, and what is forbidden, for one colour.
enum class LineRule : std::uint8_t {
    /// Five or more win.
    five_or_more,
    /// Exactly five win; more are worth nothing.
    exactly_five,
    /// Exactly five win; more are forbidden, and so are two fours at once (Black in renju).
    renju_black,
};
inline constexpr int kLineRules = 3;

/// The pattern that a stone in the middle of a window makes. `own` and `block` are windows of `kWindow` bits
/// (engine/gomoku/lines.h): stones of the colour, and stones of the other one or the edge of the board. The
/// middle bits are not looked at.
Pattern classify(std::uint32_t own, std::uint32_t block, LineRule rule);

/// The cells of the window (bits) that would make five together with a stone in the middle, which is part of
/// `own`. Under `exactly_five` and `renju_black` six do not count.
std::uint32_t completions(std::uint32_t own, std::uint32_t block, LineRule rule);

/// Whether the two completions belong to one row of four stones, and not to two fours along the same line.
bool is_straight(std::uint32_t completions);

} // namespace forethought::gomoku
