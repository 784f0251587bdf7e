#pragma once

#include "engine/core/result.h"
#include "engine/othello/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace forethought::nboard {

/// An action as viewers write it, with or without a value and a time behind it: "F5", "f5/1.50/0.2", "PA".
/// Nothing for what is none.
std::optional<othello::Action> read_move(std::string_view text);

/// An action as viewers read it: "F5", "PA".
std::string written(othello::Action action);

/// Reads the first game of a text in the Generic Game Format: "(;GM[Othello]...BO[8 ... *]B[F5]W[F6];)". What
/// it tells besides the board and the moves is passed over; passes may be left out. Error: the reason.
Result<othello::Position> read_ggf(std::string_view text);

/// A game in the same format, with the names of its players.
std::string format_ggf(const othello::Position& position, std::string_view black, std::string_view white);

} // namespace forethought::nboard
