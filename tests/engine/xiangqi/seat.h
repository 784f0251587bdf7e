#pragma once

#include "engine/xiangqi/xiangqi.h"
#include "tests/engine/core/seat.h"
#include "tests/engine/xiangqi/weights.h"

namespace forethought::xiangqi {

/// A player with the repository's network.
struct Seat : SeatOf<Xiangqi> {
    explicit Seat(int rung, const Position& position, std::uint64_t seed = 1, const Blur& blur = {})
        : SeatOf((repository_network(), rung), position, seed, blur) {}
};

} // namespace forethought::xiangqi
