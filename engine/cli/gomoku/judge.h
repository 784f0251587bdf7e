#pragma once

#include "engine/cli/gomoku/fit.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/training/searched_positions.h"

#include <optional>
#include <vector>

namespace forethought::cli {

/// Says what positions are worth that a search of rung 150 asks the value of, by searches of rung 160.
class Judge {
  public:
    /// `nodes`: of a search of rung 160.
    explicit Judge(Nodes nodes);

    /// A few of those that the search of a position of a game comes to.
    std::vector<Sample> search(const gomoku::Position& root, Rng& rng);

  private:
    std::optional<Sample> judged(const gomoku::Position& position);

    Nodes nodes_;
    gomoku::SearchedPositions searched_;
    ManualClock clock_;
    Session<Gomoku> session_;
    gomoku::Board board_{gomoku::BoardUpdate::tables};
};

} // namespace forethought::cli
