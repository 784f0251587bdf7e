#pragma once

#include "engine/twenty48/position.h"

#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// Every legal action, by code; none once the game is over.
std::vector<Action> legal_actions(const Position& position);

bool is_legal(const Position& position, Action action);

/// Plays a legal action; in mode `chance` a slide brings the new tile as well. Appends its events when
/// `events` is not null.
void play(Position& position, Action action, std::vector<std::int32_t>* events);

/// The game is over when no slide is legal. The side that slides has won when it made 2048, and lost
/// otherwise; nobody has before the end, because the game goes on.
Outcome outcome(const Position& position);

/// In mode `chance` always the first; the second places tiles.
constexpr Side side_to_move(const Position& position) {
    return position.phase == Phase::slide ? Side::first : Side::second;
}

} // namespace forethought::twenty48
