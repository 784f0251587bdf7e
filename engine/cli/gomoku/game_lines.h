#pragma once

#include "engine/gomoku/training/self_play.h"

#include <nlohmann/json.hpp>

/// A game that was played to be learned from, as the line of a shard has it.
namespace forethought::cli {

/// `codes` of its actions, `values` of the positions before them or null where there is none, how it ended,
/// and `asides`: `codes`, the `best` one to follow and the `value`.
nlohmann::json game_line(const gomoku::PlayedGame& game);

/// The game of a line. Throws `UsageError` for what cannot have been played.
gomoku::PlayedGame parse_played_game(const nlohmann::json& line);

} // namespace forethought::cli
