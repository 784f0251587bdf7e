#include "engine/protocol/time_plan.h"

#include <algorithm>

namespace forethought::protocol {

namespace {

/// What passes around the thinking: the pipe, waking up, and the search between two looks at the clock.
constexpr Milliseconds kLag = 8;
/// Of a long limit this share is kept back too, up to a bound: a busy machine has had more time to interfere.
constexpr double kCautiousShare = 0.02;
constexpr Milliseconds kMostCaution = 40;
/// A move as fast as possible, and what is left when the limit is shorter than the lag.
constexpr Milliseconds kQuick = 1;
constexpr Milliseconds kInstant = 0.2;
/// A match is shared over the moves of a long one, fewer as it goes on, but never over fewer than these.
constexpr int kMovesAlwaysAhead = 12;
/// What even an instant move costs; kept back for every move that can still come.
constexpr Milliseconds kLeastCost = 2;

/// The part of a limit for a single move that is safe to think.
Milliseconds within(Milliseconds limit) {
    const Milliseconds caution = kLag + std::min(limit * kCautiousShare, kMostCaution);
    return std::max(limit - caution, std::min(limit / 2, kQuick));
}

/// A share of what is left, so small that there is always some left for the moves to come.
Milliseconds share_of(Milliseconds left, const Course& course) {
    const int moves =
        std::min(std::max(course.long_match - course.played, kMovesAlwaysAhead), course.most_left);
    return std::max(0.0, left - kLeastCost * course.most_left) / moves;
}

} // namespace

void TimeLimits::set_turn(Milliseconds limit) {
    turn_ = std::max(0.0, limit);
}

void TimeLimits::set_match(Milliseconds limit) {
    match_ = std::max(0.0, limit);
}

void TimeLimits::set_left(Milliseconds left) {
    told_left_ = left;
}

void TimeLimits::spend(Milliseconds time) {
    used_ += time;
    if (told_left_) *told_left_ -= time;
}

std::optional<Milliseconds> TimeLimits::left() const {
    if (told_left_) {
        if (*told_left_ == kUnlimited) return std::nullopt;
        return std::max(0.0, *told_left_);
    }
    if (match_ == 0) return std::nullopt;
    return std::max(0.0, match_ - used_);
}

Milliseconds time_for_move(const TimeLimits& limits, const Course& course) {
    const Milliseconds turn = limits.turn() == 0 ? kQuick : within(limits.turn());
    const auto left = limits.left();
    if (!left) return turn;
    return std::max(kInstant, std::min({turn, within(*left), share_of(*left, course)}));
}

} // namespace forethought::protocol
