#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/rng.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/search_policy.h"

#include <vector>

namespace forethought::gomoku {

/// Plays the opening of swap2: places stones after which neither colour is better off, and takes the colour
/// that is. Every rung opens alike, since the opening is no idea of the ladder. One step looks at one
/// arrangement of stones.
class Swap2Plan {
  public:
    /// `seed` decides which arrangements are looked at.
    explicit Swap2Plan(std::uint64_t seed);

    /// Begins anew at a position whose phase is not `playing`.
    void set(const Position& position);

    /// Looks at one arrangement. Returns whether there are more to look at.
    bool advance();

    /// A legal action, also before the first step.
    Action best() const { return best_; }
    /// Value of the chosen arrangement for White, who moves next.
    Score score() const { return score_; }
    /// Moves searched since `set`.
    Nodes nodes() const { return nodes_; }

  private:
    Score value_of(const Position& position);
    void look_at_arrangement();
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
    int looked_at_ = 0;
    Nodes nodes_ = 0;
};

} // namespace forethought::gomoku
