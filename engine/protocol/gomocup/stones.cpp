#include "engine/protocol/gomocup/stones.h"

#include "engine/core/quoted.h"
#include "engine/gomoku/rules.h"
#include "engine/protocol/gomocup/notation.h"
#include "engine/protocol/words.h"

#include <algorithm>

namespace forethought::gomocup {

namespace {

using namespace gomoku;

constexpr std::int64_t kOwn = 1;
constexpr std::int64_t kOpponents = 2;
constexpr std::int64_t kMark = 3;

bool holds(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Whether a row that wins stands anywhere on the board.
bool has_five(const Position& position) {
    for (const Colour colour : {Colour::black, Colour::white}) {
        const LineBits& own = position.of_colour[static_cast<std::size_t>(index(colour))];
        const LineRule rule = line_rule(position.rule, colour);
        for (const Action action : position.actions) {
            if (!is_stone(action) || !own.has(cell_of(action))) continue;
            for (int d = 0; d < kDirections; ++d)
                if (classify(own.window(d, cell_of(action)), 0, rule) == Pattern::five) return true;
        }
    }
    return false;
}

/// Places a stone although the order of the stones is not the one of the game: what seems to end it may not
/// have ended it.
void place_regardless(Position& position, Cell cell) {
    play(position, stone_on(cell), nullptr);
    position.outcome = Outcome::playing;
    position.reason = Reason::none;
}

} // namespace

void StoneList::add(std::string_view line) {
    ++lines_;
    if (!status_) return;
    const Status entered = enter(line);
    if (!entered) status_ = Error{"line " + std::to_string(lines_) + ": " + entered.error()};
}

Status StoneList::enter(std::string_view line) {
    const auto triple = to_triple(line);
    if (!triple || triple->field.has_value() != (form_ == Form::owned))
        return Error{in_quotes(line) + " is not " + (form_ == Form::owned ? "x,y,field" : "x,y") +
                     " or DONE"};
    const auto place = place_of(*triple, line, size_);
    if (!place) return Error{place.error()};
    const std::int64_t field = triple->field.value_or(kOwn);
    if (field == kMark) return success();
    if (field != kOwn && field != kOpponents)
        return Error{"the field of " + in_quotes(line) + " is not 1 (own), 2 (opponent's) or 3 (a mark)"};
    const Cell cell = place.value();
    if (holds(stones_.own, cell) || holds(stones_.opponents, cell))
        return Error{"there is a stone on " + written(cell) + " already"};
    (field == kOwn ? stones_.own : stones_.opponents).push_back(cell);
    return success();
}

Result<StoneList::Stones> StoneList::finish() const {
    if (!status_) return Error{status_.error()};
    return stones_;
}

Result<Position> position_from(const Position& game, const std::vector<Cell>& black,
                               const std::vector<Cell>& white) {
    if (black.size() != white.size() && black.size() != white.size() + 1)
        return Error{std::to_string(black.size()) + " black and " + std::to_string(white.size()) +
                     " white stones cannot have been placed in turn"};
    Position position = empty_board(game.size, game.rule, Opening::free);
    for (std::size_t i = 0; i < black.size(); ++i) {
        place_regardless(position, black[i]);
        if (i < white.size()) place_regardless(position, white[i]);
    }
    if (has_five(position)) return Error{"there is a winning row already; nothing is left to be played"};
    if (legal_actions(position).empty()) return Error{"no cell is left on which a stone may be placed"};
    return position;
}

Result<Position> position_to_move(const Position& game, const StoneList::Stones& stones) {
    const auto own = stones.own.size();
    const auto opponents = stones.opponents.size();
    if (own == opponents) return position_from(game, stones.own, stones.opponents);
    if (own + 1 == opponents) return position_from(game, stones.opponents, stones.own);
    return Error{"with " + std::to_string(own) + " own stones and " + std::to_string(opponents) +
                 " of the opponent it is not our move"};
}

Result<Position> swap2_position(const Position& game, const std::vector<Cell>& stones) {
    constexpr std::size_t first_three = 3;
    if (stones.size() != 0 && stones.size() != first_three && stones.size() != 5)
        return Error{"swap2 asks with 0, 3 or 5 stones, not with " + std::to_string(stones.size())};
    Position position = empty_board(game.size, game.rule, Opening::swap2);
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (i == first_three) play(position, kPlaceTwo, nullptr);
        play(position, stone_on(stones[i]), nullptr);
    }
    return position;
}

Result<Position> without_stone(const Position& game, Cell cell) {
    if (game.phase != Phase::playing) return Error{"during swap2 nothing can be taken back"};
    std::vector<Cell> of_colour[2];
    int placed = 0;
    for (const Action action : game.actions)
        if (is_stone(action)) of_colour[placed++ % 2].push_back(cell_of(action));
    auto& last = of_colour[index(other(colour_to_place(game)))];
    const auto stone = std::find(last.begin(), last.end(), cell);
    if (stone == last.end()) return Error{"on " + written(cell) + " is no stone of the side that moved last"};
    last.erase(stone);
    return position_from(game, of_colour[0], of_colour[1]);
}

} // namespace forethought::gomocup
