#pragma once

#include "engine/core/rng.h"
#include "engine/othello/rules.h"

#include <vector>

namespace forethought::othello {

/// A game of random actions until at most so many cells are empty, or it is over.
inline Position random_position(std::uint64_t seed, int empties) {
    Rng rng(mix(seed, 0x6f7468656c6c6f));
    Position position = standard_start();
    while (position.outcome == Outcome::playing && position.board.empties() > empties) {
        const auto actions = legal_actions(position);
        play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return position;
}

/// Positions with exactly so many empty cells whose games go on.
inline std::vector<Position> positions_with(int empties, int number) {
    std::vector<Position> positions;
    for (std::uint64_t seed = 0; static_cast<int>(positions.size()) < number; ++seed) {
        const Position position = random_position(seed, empties);
        if (position.outcome == Outcome::playing && position.board.empties() == empties)
            positions.push_back(position);
    }
    return positions;
}

} // namespace forethought::othello
