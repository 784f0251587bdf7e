#pragma once

#include "engine/core/clock.h"
#include "engine/core/limits.h"
#include "engine/core/result.h"
#include "engine/gomoku/forced_win.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::gomoku {

/// What a forced win turns on: what its first move does, and what it has to do besides.
enum class Theme : std::uint8_t {
    /// It makes two ways to five at once: a live four, or two fours.
    live_four,
    /// A four and a live three at once.
    four_three,
    /// Two live threes at once.
    double_three,
    /// A four, the first of several.
    fours,
    /// A live three.
    three,
    /// It threatens nothing yet.
    quiet,
    /// Whatever it does: the other side could make five, or a live four, in its next move.
    defence,
};

Theme theme_of(const ForcedWin& win);
std::string_view name_of(Theme theme);

/// How hard a puzzle is, measured. Its text form is a line: ID THEME RUNG, where RUNG is `-` for none.
struct PuzzleGrade {
    std::string id;
    Theme theme = Theme::quiet;
    /// The lowest rung from which on every one finds a move that wins; none where the strongest does not.
    std::optional<int> rung;
};

/// Nodes that a rung has for a puzzle.
inline constexpr Nodes kGradingNodes = 5'000;

/// Whether a rung, without blur, announces a win or plays a first move that is known to win.
bool solves(int rung, const ForcedWin& win, Clock& clock);

PuzzleGrade grade(const ForcedWin& win, Clock& clock);

/// The text form of a grade, without an end of line.
std::string format_grade(const PuzzleGrade& grade);

/// Reads grades, a line each; empty lines and those that begin with # are left out. Error: the line and the
/// reason.
Result<std::vector<PuzzleGrade>> read_grades(std::string_view text);

} // namespace forethought::gomoku
