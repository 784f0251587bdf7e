#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <string>

namespace forethought {

/// The identity of a position in a game: where the game began and what has been played since. Equal boards
/// that came about in different ways have different keys, since rules of repetition look at the way. Messages
/// and answers say by it which position they speak of; what is true of the board alone (transposition tables,
/// memory across games) goes by `G::hash`.
using PositionKey = std::uint64_t;

/// The key of a position in which a game begins, by its text form.
PositionKey key_of_text(const std::string& text);

/// The key of a position in which a game begins.
template <GameRules G>
PositionKey key_of_start(const typename G::Position& start) {
    return key_of_text(G::format(start));
}

/// The key of the position that an action leads to from the position with the key `before`.
template <GameRules G>
PositionKey key_after(PositionKey before, const typename G::Action& action) {
    return mix(before, static_cast<std::uint64_t>(G::encode(action)));
}

} // namespace forethought
