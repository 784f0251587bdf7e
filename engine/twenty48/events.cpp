#include "engine/twenty48/events.h"

namespace forethought::twenty48 {

namespace {

constexpr std::int32_t kind(Event event) {
    return static_cast<std::int32_t>(event);
}

} // namespace

void report_slide(std::vector<std::int32_t>& events, const SlidTile& slid) {
    events.insert(events.end(), {kind(Event::slide), 3, slid.from, slid.to, slid.rank});
    if (slid.merges)
        events.insert(events.end(), {kind(Event::merge), 3, slid.to, slid.rank + 1, 2 << slid.rank});
}

void report_tile(std::vector<std::int32_t>& events, Action tile) {
    events.insert(events.end(), {kind(Event::tile), 2, cell_of(tile), rank_of(tile)});
}

void report_milestone(std::vector<std::int32_t>& events, Rank rank) {
    events.insert(events.end(), {kind(Event::milestone), 1, rank});
}

void report_end(std::vector<std::int32_t>& events, Outcome outcome, const Position& position) {
    events.insert(events.end(), {kind(Event::over), 2, static_cast<std::int32_t>(outcome), position.score});
}

} // namespace forethought::twenty48
