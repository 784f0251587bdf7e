#pragma once

#include "engine/othello/position.h"

#include <cstdint>
#include <set>
#include <utility>

namespace forethought::cli {

/// What a player has answered, and where, in games that it lost.
class LostAnswers {
  public:
    void learn_from(const othello::Position& lost_game, Side loser);
    bool has(const othello::Position& position, othello::Action answer) const;

  private:
    /// Hashes of positions, and the codes of the answers.
    std::set<std::pair<std::uint64_t, std::int32_t>> answers_;
};

} // namespace forethought::cli
