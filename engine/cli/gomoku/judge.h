#pragma once

#include "engine/cli/gomoku/fit.h"
#include "engine/core/rng.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/position.h"

#include <optional>

namespace forethought::cli {

/// Says what positions beside a game are worth. A search values hardly any position of a sensible game: most
/// of them lie a poor move or two off.
class Judge {
  public:
    /// `nodes`: of the search of rung 160 that says it.
    explicit Judge(Nodes nodes) : nodes_(nodes) {}

    /// A position up to two random moves beside one of a game that goes on. None where fives and live fours
    /// decide it, or where only one move was to be thought of.
    std::optional<Sample> beside(gomoku::Position position, Rng& rng);

  private:
    bool step_aside(gomoku::Position& position, Rng& rng);

    Nodes nodes_;
    gomoku::Board board_{gomoku::Upkeep::tables};
};

} // namespace forethought::cli
