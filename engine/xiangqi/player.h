#pragma once

#include "engine/core/blur.h"
#include "engine/core/limits.h"
#include "engine/core/multi_pv_line.h"
#include "engine/core/player_traits.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/position.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought::xiangqi {

/// Plays with the switches of a rung, at sight: a move is valued by the exchange that it begins, or by
/// nothing; of equal ones one is drawn. A node is a move that is looked at.
class Player {
  public:
    static constexpr PlayerTraits kTraits{};

    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);

    void set(const Position& position);
    void play(Action action);
    void begin(const Limits&) {}
    /// Returns whether there is anything left to find out: there never is.
    bool advance(Nodes) { return false; }
    BestMove<Action> best() const;
    Info info() const;
    /// The moves, best first.
    std::vector<MultiPvLine<Action>> multi_pv(std::size_t most) const;

  private:
    void look();
    Score worth(Action action) const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Position position_;
    /// All legal moves with what they are worth, best first.
    std::vector<BestMove<Action>> choices_;
};

} // namespace forethought::xiangqi
