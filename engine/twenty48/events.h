#pragma once

#include "engine/twenty48/position.h"

#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// Events for the page; wasm/twenty48.d.ts has the layout.
enum class Event : std::int32_t { slide = 1, merge = 2, tile = 3, milestone = 4, over = 5 };

/// A tile that slides, and the merge at its end if there is one.
void report_slide(std::vector<std::int32_t>& events, const SlidTile& slid);
void report_tile(std::vector<std::int32_t>& events, Action tile);
/// The first tile of a rank, from the winning one on.
void report_milestone(std::vector<std::int32_t>& events, Rank rank);
void report_end(std::vector<std::int32_t>& events, Outcome outcome, const Position& position);

} // namespace forethought::twenty48
