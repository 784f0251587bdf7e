#pragma once

#include "engine/core/clock.h"
#include "engine/core/types.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/ladder.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace forethought::xiangqi::training {

/// How games are played for a network to learn from.
struct SelfPlay {
    std::uint64_t seed = 1;
    /// Of a move.
    Nodes nodes = 1'400;
    Switches player{};
};

/// A game from the usual start. Values are for the side to move before each move.
struct PlayedGame {
    /// The move was drawn by lot, without a search.
    static constexpr Score kNoValue = std::numeric_limits<Score>::min();

    std::vector<Action> actions{};
    std::vector<Score> values{};
    /// Played out, or as both sides saw it.
    Outcome outcome = Outcome::draw;

    bool operator==(const PlayedGame&) const = default;
};

/// Game number `number` (from 0) of those of a seed; depends on nothing else. It begins with moves by lot,
/// and now and then has one later: what is worth how much shows only where somebody errs.
PlayedGame play_game(const SelfPlay& how, int number, Clock& clock);

} // namespace forethought::xiangqi::training
