#pragma once

#include "engine/core/session.h"
#include "engine/core/types.h"
#include "engine/othello/othello.h"
#include "engine/othello/training/samples.h"

#include <cstdint>
#include <vector>

namespace forethought::othello {

/// Who plays own games, and how.
struct OwnPlay {
    /// Plays and values boards.
    Switches switches{};
    std::uint64_t seed = 1;
    /// Of a move, and of the value of the board before it.
    Nodes nodes = 2'000;
};

/// Plays games against itself and values the boards that come up: those with few empty cells are solved, the
/// others are worth what the search for the move says. The first moves and some of the others are by lot, so
/// that boards come up that no good move leads to, as they do in searches. What the player remembers of games
/// before has its say in values: the same games one after the other are the same each time.
class OwnGames {
  public:
    explicit OwnGames(const OwnPlay& play)
        : play_(play), session_(play.switches, play.seed, Blur{}, clock_) {}
    OwnGames(const OwnGames&) = delete;
    OwnGames& operator=(const OwnGames&) = delete;

    /// The boards of one game after its first moves; where there is nothing to decide, they are left out.
    std::vector<Sample> play(std::uint64_t number);

  private:
    Sample valued(std::uint64_t number);

    OwnPlay play_;
    ManualClock clock_;
    Session<Othello> session_;
    Sampler sampler_;
};

} // namespace forethought::othello
