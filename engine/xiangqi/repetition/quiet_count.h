#pragma once

#include "engine/core/types.h"

#include <array>

namespace forethought::xiangqi {

/// The plies without a capture that count towards the draw: checks of each side beyond the tenth, with the
/// replies to them, do not.
class QuietCount {
  public:
    static constexpr int kCountedChecks = 10;

    QuietCount() = default;
    explicit QuietCount(int plies) : plies_(plies) {}

    int plies() const { return plies_; }

    /// The side's move took nothing.
    void add(Side side, bool is_check) {
        int& checks = checks_[static_cast<std::size_t>(index(side))];
        if (is_check) ++checks;
        const bool is_beyond = is_check && checks > kCountedChecks;
        if (!is_beyond && !answers_uncounted_) ++plies_;
        answers_uncounted_ = is_beyond;
    }

    bool operator==(const QuietCount&) const = default;

  private:
    int plies_ = 0;
    std::array<int, 2> checks_{};
    /// Whether the last move was a check that did not count.
    bool answers_uncounted_ = false;
};

} // namespace forethought::xiangqi
