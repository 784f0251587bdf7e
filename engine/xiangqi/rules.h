#pragma once

#include "engine/xiangqi/events.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/position.h"

#include <cstdint>
#include <vector>

namespace forethought::xiangqi {

/// Every legal move, in a fixed order. None when the game is over.
std::vector<Action> legal_actions(const Position& position);

bool is_legal(const Position& position, Action action);

/// Plays a legal move; appends its events when `events` is not null.
void play(Position& position, Action action, std::vector<std::int32_t>* events);

/// What `identity` has to be.
std::uint64_t identity_from_scratch(const Position& position);

} // namespace forethought::xiangqi
