#include "engine/gomoku/rules.h"

#include "engine/core/rng.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

/// Whether the stone that was just placed on `cell` stands in a row that wins.
bool makes_five(const Position& position, Cell cell, Colour colour) {
    const LineRule rule = line_rule(position.rule, colour);
    const auto& own = position.of_colour[static_cast<std::size_t>(index(colour))];
    for (int d = 0; d < kDirections; ++d)
        if (classify(own.window(d, cell), 0, rule) == Pattern::five) return true;
    return false;
}

template <class Visit>
void for_each_cell(int size, Visit visit) {
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) visit(cell_at(x, y));
}

bool can_place_anywhere(const Position& position) {
    for (int y = 0; y < position.size; ++y)
        for (int x = 0; x < position.size; ++x)
            if (is_empty(position, cell_at(x, y)) && forbidden_at(position, cell_at(x, y)) == Forbidden::none)
                return true;
    return false;
}

bool is_choice(Phase phase) {
    return phase == Phase::choosing || phase == Phase::deciding;
}

void end(Position& position, Outcome outcome, Reason reason) {
    position.outcome = outcome;
    position.reason = reason;
}

void place(Position& position, Cell cell) {
    const Colour colour = colour_to_place(position);
    const Side side = side_to_move(position);
    position.of_colour[static_cast<std::size_t>(index(colour))].set(cell);
    position.stones_hash ^= stone_key(cell, colour);
    ++position.stones;
    if (position.phase == Phase::placing_three && position.stones == 3) position.phase = Phase::choosing;
    if (position.phase == Phase::placing_two && position.stones == 5) position.phase = Phase::deciding;
    if (position.phase != Phase::playing) return;
    if (makes_five(position, cell, colour))
        end(position, win_for(side), Reason::five);
    else if (position.stones == position.size * position.size)
        end(position, Outcome::draw, Reason::full);
    else if (position.rule == Rule::renju && !can_place_anywhere(position))
        end(position, Outcome::draw, Reason::all_forbidden);
}

void choose(Position& position, Action choice) {
    if (choice == kPlaceTwo) {
        position.phase = Phase::placing_two;
        return;
    }
    const Side chooser = side_to_move(position);
    position.black = choice == kTakeBlack ? chooser : opponent(chooser);
    position.phase = Phase::playing;
}

} // namespace

Position empty_board(int size, Rule rule, Opening opening) {
    Position position;
    position.size = size;
    position.rule = rule;
    position.opening = opening;
    position.phase = opening == Opening::swap2 ? Phase::placing_three : Phase::playing;
    return position;
}

std::uint64_t stone_key(Cell cell, Colour colour) {
    return mix(0x676f6d6f6b75u, static_cast<std::uint64_t>(2 * cell + index(colour)));
}

std::vector<Action> legal_actions(const Position& position) {
    if (position.outcome != Outcome::playing) return {};
    if (position.phase == Phase::choosing) return {kTakeBlack, kTakeWhite, kPlaceTwo};
    if (position.phase == Phase::deciding) return {kTakeBlack, kTakeWhite};
    std::vector<Action> actions;
    for_each_cell(position.size, [&](Cell cell) {
        if (is_empty(position, cell) && forbidden_at(position, cell) == Forbidden::none)
            actions.push_back(stone_on(cell));
    });
    return actions;
}

bool is_legal(const Position& position, Action action) {
    if (position.outcome != Outcome::playing) return false;
    if (!is_stone(action))
        return is_choice(position.phase) && (action != kPlaceTwo || position.phase == Phase::choosing);
    const Cell cell = cell_of(action);
    if (is_choice(position.phase) || x_of(cell) >= position.size || y_of(cell) >= position.size) return false;
    return is_empty(position, cell) && forbidden_at(position, cell) == Forbidden::none;
}

void play(Position& position, Action action, std::vector<std::int32_t>* events) {
    const Side side = side_to_move(position);
    const Colour colour = colour_to_place(position);
    position.actions.push_back(action);
    if (is_stone(action)) {
        place(position, cell_of(action));
        if (events) report_stone(*events, cell_of(action), colour, position.stones);
    } else {
        choose(position, action);
        if (events) report_choice(*events, side, action);
    }
    if (events && position.outcome != Outcome::playing) report_end(*events, position);
}

Side side_to_move(const Position& position) {
    switch (position.phase) {
    case Phase::placing_three:
    case Phase::deciding:
        return Side::first;
    case Phase::choosing:
    case Phase::placing_two:
        return Side::second;
    default:
        return colour_to_place(position) == Colour::black ? position.black : opponent(position.black);
    }
}

int actions_left(const Position& position) {
    if (position.outcome != Outcome::playing) return 1;
    if (position.phase == Phase::placing_three) return 3 - position.stones;
    if (position.phase == Phase::placing_two) return 5 - position.stones;
    // A choice may be followed by stones of the same side: two more, or the next one as White.
    if (position.phase == Phase::choosing) return 3;
    if (position.phase == Phase::deciding) return 2;
    return 1;
}

std::vector<Cell> winning_cells(const Position& position) {
    std::vector<Cell> cells;
    if (position.reason != Reason::five) return cells;
    const Cell last = cell_of(position.actions[position.actions.size() - 1]);
    const Colour colour = other(colour_to_place(position));
    const auto& own = position.of_colour[static_cast<std::size_t>(index(colour))];
    for (int d = 0; d < kDirections; ++d) {
        if (classify(own.window(d, last), 0, line_rule(position.rule, colour)) != Pattern::five) continue;
        const auto along = static_cast<std::size_t>(d);
        const auto has = [&](int step) {
            const int x = x_of(last) + step * kStepX[along];
            const int y = y_of(last) + step * kStepY[along];
            return x >= 0 && y >= 0 && x < position.size && y < position.size && own.has(cell_at(x, y));
        };
        int step = 0;
        while (has(step - 1)) --step;
        for (; has(step); ++step)
            cells.push_back(cell_at(x_of(last) + step * kStepX[along], y_of(last) + step * kStepY[along]));
    }
    return cells;
}

Forbidden forbidden_at(const Position& position, Cell cell) {
    const bool bound = position.rule == Rule::renju && position.phase == Phase::playing &&
                       position.outcome == Outcome::playing && colour_to_place(position) == Colour::black;
    return bound ? forbidden_of(position.of_colour, position.size, cell) : Forbidden::none;
}

std::uint64_t hash(const Position& position) {
    const auto setting =
        static_cast<std::uint64_t>(position.size) << 32 | static_cast<std::uint64_t>(position.rule) << 24 |
        static_cast<std::uint64_t>(position.opening) << 16 | static_cast<std::uint64_t>(position.phase) << 8 |
        static_cast<std::uint64_t>(index(position.black));
    return mix(position.stones_hash, setting);
}

std::uint64_t stones_hash_from_scratch(const Position& position) {
    std::uint64_t hash = 0;
    for_each_cell(position.size, [&](Cell cell) {
        for (const Colour colour : {Colour::black, Colour::white})
            if (position.of_colour[static_cast<std::size_t>(index(colour))].has(cell))
                hash ^= stone_key(cell, colour);
    });
    return hash;
}

} // namespace forethought::gomoku
