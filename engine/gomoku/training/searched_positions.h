#pragma once

#include "engine/core/rng.h"
#include "engine/core/types.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/position.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace forethought::gomoku {

/// The positions that a search asks the value of. Hardly any is one of a sensible game: most lie a poor move
/// or two off, and that is where values have to be right.
class SearchedPositions {
  public:
    /// Of searches with the switches of a rung that looks ahead, of `nodes` each.
    SearchedPositions(const Switches& switches, Nodes nodes);
    ~SearchedPositions();

    /// At most `most` of those that a search of `root` comes to, by lot; in none do fives or live fours
    /// decide.
    std::vector<Position> of(const Position& root, std::size_t most, Rng& rng);

  private:
    struct Search;
    std::unique_ptr<Search> search_;
    Nodes nodes_;
};

} // namespace forethought::gomoku
