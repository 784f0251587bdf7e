#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/rng.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/search_policy.h"

#include <vector>

namespace forethought::gomoku {

/// Plays the opening of swap2: places stones after which neither colour is better off, and takes the colour
/// that is. Every rung opens alike, since the opening is no idea of the ladder.
class Swap2Plan {
  public:
    /// `seed` decides which arrangements are looked at.
    explicit Swap2Plan(std::uint64_t seed);

    /// Begins anew at a position whose phase is not `playing`.
    void set(const Position& position);

    /// Searches for at most `nodes` moves more. Returns whether there is anything left to look at.
    bool advance(Nodes nodes);

    /// A legal action, also before the first step.
    Action best() const { return best_; }
    /// Value of the chosen arrangement for White, who moves next.
    Score score() const { return score_; }
    /// Moves searched since `set`.
    Nodes nodes() const { return nodes_ + (judging_ ? search_.nodes() : 0); }

  private:
    void begin_to_judge(const Position& position);
    void judge_arrangement();
    void choose_colour();
    Position arrange(Action& first);

    Rng rng_;
    std::uint64_t seed_;
    Switches switches_;
    SearchPolicy policy_;
    AlphaBeta<SearchPolicy> search_;
    Position position_{};
    Action best_{};
    Score score_ = 0;
    /// The arrangement that is being judged, by its first stone.
    bool judging_ = false;
    Action first_{};
    int looked_at_ = 0;
    /// Moves searched for those that have been judged.
    Nodes nodes_ = 0;
};

} // namespace forethought::gomoku
