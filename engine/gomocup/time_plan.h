#pragma once

#include "engine/core/clock.h"

#include <optional>

namespace forethought::gomocup {

/// The limits of time that a manager has told, and what was used up of them.
class TimeLimits {
  public:
    /// Limit of a move; 0: as fast as possible.
    void set_turn(Milliseconds limit);
    /// Limit of all own moves of a match together; 0: none.
    void set_match(Milliseconds limit);
    /// What is left of the match; from `kUnlimited` on there is no limit. Below zero it has run out.
    void set_left(Milliseconds left);

    /// A new match begins.
    void renew() { used_ = 0; }
    /// An own move took so long.
    void spend(Milliseconds time);

    Milliseconds turn() const { return turn_; }
    /// What is left of the match, at least 0: as told, or by our own account; nothing without a limit.
    std::optional<Milliseconds> left() const;

    /// What managers write for a match without a limit.
    static constexpr Milliseconds kUnlimited = 2147483647;

  private:
    /// For a manager that does not say.
    Milliseconds turn_ = 5000;
    Milliseconds match_ = 0;
    Milliseconds used_ = 0;
    std::optional<Milliseconds> told_left_;
};

/// How long to think about a move, from the moment at which it was asked for: above 0, and so far below what
/// is allowed that the answer is in time. `stones` are on a board of `cells`.
Milliseconds time_for_move(const TimeLimits& limits, int stones, int cells);

} // namespace forethought::gomocup
