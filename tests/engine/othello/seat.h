#pragma once

#include "engine/othello/othello.h"
#include "tests/engine/core/seat.h"
#include "tests/engine/othello/weights.h"

namespace forethought::othello {

/// A player with the repository's weights.
struct Seat : SeatOf<Othello> {
    explicit Seat(int rung, const Position& position, std::uint64_t seed = 1, const Blur& blur = {})
        : SeatOf((repository_weights(), rung), position, seed, blur) {}
};

} // namespace forethought::othello
