#pragma once

#include "engine/core/blur.h"
#include "engine/core/considered.h"
#include "engine/core/limits.h"
#include "engine/core/rng.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/position.h"

#include <vector>

namespace forethought::gomoku {

/// Plays Gomoku with the switches of a rung.
class Player {
  public:
    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);

    void set(const Position& position);
    void play(Action action);
    void begin(const Limits& limits);
    bool advance(Nodes nodes);
    BestMove<Action> best() const { return best_; }
    Info info() const { return info_; }
    std::vector<Considered<Action>> considered(std::size_t most) const;

  private:
    void reset();

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Position position_;
    BestMove<Action> best_{};
    Info info_{};
};

} // namespace forethought::gomoku
