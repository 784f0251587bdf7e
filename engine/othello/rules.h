#pragma once

#include "engine/othello/events.h"
#include "engine/othello/position.h"

#include <vector>

namespace forethought::othello {

/// Every legal action, in the order of codes: the cells where a disc turns something over, or else the pass.
/// None when the game is over.
std::vector<Action> legal_actions(const Position& position);

bool is_legal(const Position& position, Action action);

/// Plays a legal action; appends its events when `events` is not null.
void play(Position& position, Action action, std::vector<std::int32_t>* events);

/// Whether the side to move has nothing but the pass.
bool must_pass(const Position& position);

/// A hash of the discs and the side to move, without the history.
std::uint64_t hash(const Position& position);

} // namespace forethought::othello
