#pragma once

#include "engine/core/types.h"
#include "engine/othello/cell.h"

#include <cstdint>
#include <vector>

namespace forethought::othello {

struct Position;

/// Events for the page; wasm/othello.d.ts has the layout.
enum class Event : std::int32_t { disc = 1, pass = 2, over = 3 };

/// A disc was placed. The discs that it turned over come nearest first.
void report_disc(std::vector<std::int32_t>& events, Side side, Cell cell, Cells flips);
void report_pass(std::vector<std::int32_t>& events, Side side);
void report_end(std::vector<std::int32_t>& events, const Position& position);

} // namespace forethought::othello
