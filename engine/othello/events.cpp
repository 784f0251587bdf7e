#include "engine/othello/events.h"

#include "engine/othello/position.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::othello {

namespace {

int distance(Cell a, Cell b) {
    return std::max(std::abs(x_of(a) - x_of(b)), std::abs(y_of(a) - y_of(b)));
}

} // namespace

void report_disc(std::vector<std::int32_t>& events, Side side, Cell cell, Cells flips) {
    events.insert(events.end(),
                  {static_cast<std::int32_t>(Event::disc), 2 + count(flips), cell, index(side)});
    for (int away = 1; away < kColumns; ++away)
        for_each(flips, [&](Cell flipped) {
            if (distance(cell, flipped) == away) events.push_back(flipped);
        });
}

void report_pass(std::vector<std::int32_t>& events, Side side) {
    events.insert(events.end(), {static_cast<std::int32_t>(Event::pass), 1, index(side)});
}

void report_end(std::vector<std::int32_t>& events, const Position& position) {
    events.insert(events.end(),
                  {static_cast<std::int32_t>(Event::over), 3, static_cast<std::int32_t>(position.outcome),
                   count(discs_of(position, Side::first)), count(discs_of(position, Side::second))});
}

} // namespace forethought::othello
