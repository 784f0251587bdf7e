#pragma once

#include "engine/core/types.h"
#include "engine/othello/cell.h"

#include <cstdint>
#include <vector>

namespace forethought::othello {

struct Position;

/// What happened, for those who show it; laid out in wasm/othello.d.ts.
enum class Event : std::int32_t { disc = 1, pass = 2, over = 3 };

/// A disc was placed; what it turned over comes nearest first.
void report_disc(std::vector<std::int32_t>& events, Side side, Cell cell, Cells flips);
void report_pass(std::vector<std::int32_t>& events, Side side);
void report_end(std::vector<std::int32_t>& events, const Position& position);

} // namespace forethought::othello
