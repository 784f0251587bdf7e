#pragma once

#include "engine/othello/events.h"
#include "engine/othello/position.h"

#include <vector>

namespace forethought::othello {

/// Every legal action by its code: the cells on which a disc turns something over, else the pass; none once
/// the game is over.
std::vector<Action> legal_actions(const Position& position);

bool is_legal(const Position& position, Action action);

/// Plays a legal action; appends its events when `events` is not null.
void play(Position& position, Action action, std::vector<std::int32_t>* events);

/// Whether the side to move has nothing but the pass.
bool must_pass(const Position& position);

/// Of the discs and the side to move, however they came about.
std::uint64_t hash(const Position& position);

} // namespace forethought::othello
