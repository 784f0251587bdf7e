#include "engine/twenty48/rules.h"

#include "engine/twenty48/events.h"

namespace forethought::twenty48 {

namespace {

void slide(Position& position, Direction direction, std::vector<std::int32_t>* events) {
    position.score += slide_tiles(position.tiles, direction, [&](const SlidTile& slid) {
        if (events) report_slide(*events, slid);
    });
    ++position.moves;
    position.phase = Phase::place;
}

void place(Position& position, Action tile, std::vector<std::int32_t>* events) {
    position.tiles[static_cast<std::size_t>(cell_of(tile))] = static_cast<std::uint8_t>(rank_of(tile));
    position.phase = Phase::slide;
    if (events) report_tile(*events, tile);
}

} // namespace

std::vector<Action> legal_actions(const Position& position) {
    std::vector<Action> actions;
    for (std::int32_t code = 0; code < kActions; ++code)
        if (const Action action = *decode(code); is_legal(position, action)) actions.push_back(action);
    return actions;
}

bool is_legal(const Position& position, Action action) {
    if (is_slide(action) != (position.phase == Phase::slide)) return false;
    return is_slide(action) ? can_slide(position.tiles, direction_of(action))
                            : rank_at(position.tiles, cell_of(action)) == 0;
}

void play(Position& position, Action action, std::vector<std::int32_t>* events) {
    const Rank highest = highest_rank(position.tiles);
    if (is_slide(action)) {
        slide(position, direction_of(action), events);
        // The two tiles of the start came first.
        if (position.mode == Mode::chance) place(position, drawn_tile(position, position.moves + 1), events);
    } else {
        place(position, action, events);
    }
    if (!events) return;
    const Rank now = highest_rank(position.tiles);
    if (now > highest && now >= kWinningRank) report_milestone(*events, now);
    if (const Outcome end = outcome(position); end != Outcome::playing) report_end(*events, end, position);
}

Outcome outcome(const Position& position) {
    if (position.phase == Phase::place || can_slide(position.tiles)) return Outcome::playing;
    return has_won(position) ? Outcome::first_wins : Outcome::second_wins;
}

} // namespace forethought::twenty48
