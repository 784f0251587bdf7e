#pragma once

#include "engine/core/clock.h"

#include <limits>
#include <optional>

namespace forethought::protocol {

/// The limits of time that a manager has told, and what was used up of them.
class TimeLimits {
  public:
    /// Limit of a move; 0: as fast as possible.
    void set_turn(Milliseconds limit);
    /// Limit of all own moves of a match together; 0: none.
    void set_match(Milliseconds limit);
    /// What is left of the match, `kUnlimited` without a limit. Below zero it has run out.
    void set_left(Milliseconds left);

    /// A new match begins.
    void renew() { used_ = 0; }
    /// An own move took so long.
    void spend(Milliseconds time);

    Milliseconds turn() const { return turn_; }
    /// What is left of the match, at least 0: as told, or by our own account; nothing without a limit.
    std::optional<Milliseconds> left() const;

    static constexpr Milliseconds kUnlimited = std::numeric_limits<Milliseconds>::infinity();

  private:
    /// For a manager that does not say.
    Milliseconds turn_ = 5000;
    Milliseconds match_ = 0;
    Milliseconds used_ = 0;
    std::optional<Milliseconds> told_left_;
};

/// How far a match has come, in own moves.
struct Course {
    int played = 0;
    /// What a long match of the game has.
    int long_match = 0;
    /// The most that can still come, at least 1.
    int most_left = 1;
};

/// How long to think about a move, from the moment at which it was asked for: above 0, and so far below what
/// is allowed that the answer is in time.
Milliseconds time_for_move(const TimeLimits& limits, const Course& course);

} // namespace forethought::protocol
