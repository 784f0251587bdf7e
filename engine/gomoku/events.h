#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/action.h"

#include <cstdint>
#include <vector>

namespace forethought::gomoku {

struct Position;

/// What happened, for those who show it; laid out in wasm/gomoku.d.ts.
enum class Event : std::int32_t { stone = 1, choice = 2, over = 3 };

void report_stone(std::vector<std::int32_t>& events, Cell cell, Colour colour, int number);
void report_choice(std::vector<std::int32_t>& events, Side side, Action choice);
void report_end(std::vector<std::int32_t>& events, const Position& position);

} // namespace forethought::gomoku
