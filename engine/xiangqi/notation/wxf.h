#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/board.h"

#include <string>
#include <string_view>

namespace forethought::xiangqi {

/// A legal move in four characters, as the World Xiangqi Federation writes them: piece, file, way, steps or
/// file: "C2=5", "H8+7". Of two pieces on a file the sign of the front or rear one comes in place of the
/// file: "R+=3", "C--1". Of three soldiers the middle one has its file; of four or five the outermost have
/// two signs, "++=4"; with soldiers behind each other on two files their file comes first, "3+=4", "33=4".
/// Source: wxf.org, "Official Xiangqi Piece Names and Notation".
std::string format_wxf(const Board& board, Action move);

/// Reads it; small letters, `N`, `B`, `G` and `S`, a dot for `=`, and the sign before the piece will do.
/// Error: the reason.
Result<Action> parse_wxf(const Board& board, std::string_view text);

} // namespace forethought::xiangqi
