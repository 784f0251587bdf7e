#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <cstdint>

namespace forethought {

/// Any legal action of a position in which the game goes on.
template <GameRules G>
typename G::Action action_by_lot(const typename G::Position& position, Rng& rng) {
    const auto actions = G::legal_actions(position);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace forethought
