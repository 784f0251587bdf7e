#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/board.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace forethought::xiangqi {

enum class Script : std::uint8_t { simplified, traditional };

/// A legal move in four characters: piece, file, way, steps or file: 炮二平五, 马8进7. Red's numbers are
/// Chinese, Black's are digits. Of pieces on one file the front and the rear one are named so, 前车进一; of
/// three soldiers the middle one too; of four or five, and of soldiers behind each other on two files, their
/// numbers come first, counted from the side's right and from the front: 一兵平四.
std::string format_chinese(const Board& board, Action move, Script script);

/// Reads it in either script, with numbers of any kind. Error: the reason.
Result<Action> parse_chinese(const Board& board, std::string_view text);

} // namespace forethought::xiangqi
