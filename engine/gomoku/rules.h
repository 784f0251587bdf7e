#pragma once

#include "engine/gomoku/events.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/renju.h"

#include <vector>

namespace forethought::gomoku {

/// Every legal action, by code; none once the game is over.
std::vector<Action> legal_actions(const Position& position);

bool is_legal(const Position& position, Action action);

/// Plays a legal action; appends its events when `events` is not null.
void play(Position& position, Action action, std::vector<std::int32_t>* events);

Side side_to_move(const Position& position);

/// Stones and choices that the side to move may still have before the other one's turn, at least 1.
int actions_left(const Position& position);

/// The cells of the rows that have won, first row first; none before that.
std::vector<Cell> winning_cells(const Position& position);

/// What is wrong with a stone of the side to move on an empty cell; only Black in renju, and only while the
/// game goes on, can do wrong.
Forbidden forbidden_at(const Position& position, Cell cell);

/// Equal positions have equal hashes, however they came about.
std::uint64_t hash(const Position& position);

/// The stones' part of the hash, from the stones alone.
std::uint64_t stones_hash_from_scratch(const Position& position);

} // namespace forethought::gomoku
