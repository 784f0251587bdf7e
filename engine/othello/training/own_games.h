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

/// Plays games against itself and values their boards: those with few empty cells are solved, the others get
/// the value of the search for the move. The first moves and some of the others are random, so that the games
/// hold boards that no good move leads to; a search meets many of those. The player's table lasts from game
/// to game and affects values, so the same results need the same games in the same order.
class OwnGames {
  public:
    explicit OwnGames(const OwnPlay& play)
        : play_(play), session_(play.switches, play.seed, Blur{}, clock_) {}
    OwnGames(const OwnGames&) = delete;
    OwnGames& operator=(const OwnGames&) = delete;

    /// The boards of one game after its first moves, without those that leave no choice.
    std::vector<Sample> play(std::uint64_t number);

  private:
    Sample valued(std::uint64_t number);

    OwnPlay play_;
    ManualClock clock_;
    Session<Othello> session_;
    Sampler sampler_;
};

} // namespace forethought::othello
