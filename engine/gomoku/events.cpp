#include "engine/gomoku/events.h"

#include "engine/gomoku/rules.h"

namespace forethought::gomoku {

void report_stone(std::vector<std::int32_t>& events, Cell cell, Colour colour, int number) {
    events.insert(events.end(), {static_cast<std::int32_t>(Event::stone), 3, cell, index(colour), number});
}

void report_choice(std::vector<std::int32_t>& events, Side side, Action choice) {
    events.insert(events.end(), {static_cast<std::int32_t>(Event::choice), 2, index(side), choice.code});
}

void report_end(std::vector<std::int32_t>& events, const Position& position) {
    const auto row = winning_cells(position);
    events.insert(events.end(),
                  {static_cast<std::int32_t>(Event::over), 2 + static_cast<std::int32_t>(row.size()),
                   static_cast<std::int32_t>(position.outcome), static_cast<std::int32_t>(position.reason)});
    events.insert(events.end(), row.begin(), row.end());
}

} // namespace forethought::gomoku
