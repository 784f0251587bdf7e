#include "engine/gomoku/board.h"

#include "engine/core/rng.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/renju.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

constexpr std::array<int, kDirections> kSteps{1, kLargestBoard, kLargestBoard + 1, 1 - kLargestBoard};

/// One key a stone, so that the hash of the board is one look and one operation away.
const std::array<std::array<std::uint64_t, kMostCells>, 2>& stone_keys() {
    static const auto keys = [] {
        std::array<std::array<std::uint64_t, kMostCells>, 2> made;
        for (int cell = 0; cell < kMostCells; ++cell)
            for (const Colour colour : {Colour::black, Colour::white})
                made[static_cast<std::size_t>(index(colour))][static_cast<std::size_t>(cell)] =
                    stone_key(static_cast<Cell>(cell), colour);
        return made;
    }();
    return keys;
}

constexpr std::uint64_t kWhiteToMove = 0x7768697465u * 0x9e3779b97f4a7c15u;

} // namespace

void Board::set(const Position& position) {
    const Upkeep upkeep = upkeep_;
    *this = Board(upkeep);
    size_ = position.size;
    rule_ = position.rule;
    // Where six are as good as five, what stands five cells away is of no meaning.
    reach_ = rule_ == Rule::freestyle ? kReach - 1 : kReach;
    walls_ = &walls(size_);
    for (const Colour colour : {Colour::black, Colour::white}) {
        const auto i = static_cast<std::size_t>(gomoku::index(colour));
        line_rules_[i] = line_rule(rule_, colour);
        tables_[i] = &PatternTable::of(line_rules_[i]);
    }
    // Room for every stone there can be, and for every view that can change with it.
    placed_.reserve(kMostCells);
    saved_.reserve(static_cast<std::size_t>(kMostCells) * 2 * kDirections * kReach);
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) empty_.add(cell_at(x, y));
    of_colour_ = position.of_colour;
    stones_ = position.stones;
    hash_ = position.stones_hash ^ (to_move() == Colour::white ? kWhiteToMove : 0);
    for (const Action action : position.actions) {
        if (!is_stone(action)) continue;
        empty_.remove(cell_of(action));
        mark_near(cell_of(action), 1);
    }
    empty_.for_each([&](Cell cell) { enter(cell); });
    look_everywhere();
}

Pattern Board::look(Colour colour, std::uint32_t own, std::uint32_t block) const {
    const auto i = static_cast<std::size_t>(gomoku::index(colour));
    return upkeep_ == Upkeep::tables ? (*tables_[i])(own, block) : classify(own, block, line_rules_[i]);
}

void Board::make(Cell cell) {
    const Colour colour = to_move();
    placed_.push_back({cell, saved_.size()});
    saved_.push_back({cell, at(cell)});
    leave(cell);
    empty_.remove(cell);
    const auto i = static_cast<std::size_t>(gomoku::index(colour));
    of_colour_[i].set(cell);
    hash_ ^= stone_keys()[i][static_cast<std::size_t>(cell)] ^ kWhiteToMove;
    ++stones_;
    mark_near(cell, 1);
    if (upkeep_ == Upkeep::whole_board)
        look_everywhere();
    else
        look_around(cell);
}

void Board::unmake() {
    const Placed last = placed_.back();
    placed_.pop_back();
    --stones_;
    const auto i = static_cast<std::size_t>(gomoku::index(to_move()));
    of_colour_[i].reset(last.cell);
    hash_ ^= stone_keys()[i][static_cast<std::size_t>(last.cell)] ^ kWhiteToMove;
    mark_near(last.cell, -1);
    empty_.add(last.cell);
    // Backwards: the cell itself was saved first, and no other one twice.
    while (saved_.size() > last.begin) {
        const Saved& saved = saved_.back();
        if (saved.cell != last.cell) leave(saved.cell);
        views_[static_cast<std::size_t>(saved.cell)] = saved.view;
        enter(saved.cell);
        saved_.pop_back();
    }
}

/// Every line through every empty cell, whatever changed.
void Board::look_everywhere() {
    empty_.for_each([&](Cell cell) {
        for (int d = 0; d < kDirections; ++d) look_at(d, cell);
    });
}

void Board::look_around(Cell cell) {
    for (int d = 0; d < kDirections; ++d) look_along(d, cell);
}

/// The empty cells of one line whose windows hold the cell.
void Board::look_along(int direction, Cell cell) {
    const std::uint32_t black = of_colour_[0].whole(direction, cell);
    const std::uint32_t white = of_colour_[1].whole(direction, cell);
    const std::uint32_t wall = walls_->whole(direction, cell);
    const std::uint32_t taken = black | white | wall;
    const int place = LineBits::place(direction, cell);
    const int step = kSteps[static_cast<std::size_t>(direction)];
    for (int away = -reach_; away <= reach_; ++away) {
        const int begin = place + away;
        if (((taken >> (begin + kReach)) & 1u) != 0) continue;
        const std::uint32_t own_black = (black >> begin) & kWindowMask;
        const std::uint32_t own_white = (white >> begin) & kWindowMask;
        const std::uint32_t edge = (wall >> begin) & kWindowMask;
        take_in(static_cast<Cell>(cell + away * step), direction,
                look(Colour::black, own_black, own_white | edge),
                look(Colour::white, own_white, own_black | edge));
    }
}

void Board::look_at(int direction, Cell cell) {
    const std::uint32_t black = of_colour_[0].window(direction, cell);
    const std::uint32_t white = of_colour_[1].window(direction, cell);
    const std::uint32_t edge = walls_->window(direction, cell);
    take_in(cell, direction, look(Colour::black, black, white | edge),
            look(Colour::white, white, black | edge));
}

/// Enters what a line through an empty cell is now for both colours.
void Board::take_in(Cell cell, int direction, Pattern black, Pattern white) {
    CellView& view = views_[static_cast<std::size_t>(cell)];
    const auto d = static_cast<std::size_t>(direction);
    const std::array<Pattern, 2> now{black, white};
    if (view.pattern[0][d] == black && view.pattern[1][d] == white) return;
    if (!placed_.empty()) saved_.push_back({cell, view});
    for (std::size_t i = 0; i < 2; ++i) {
        const Pattern was = view.pattern[i][d];
        if (was == now[i]) continue;
        view.pattern[i][d] = now[i];
        --patterns_[i][static_cast<std::size_t>(was)];
        ++patterns_[i][static_cast<std::size_t>(now[i])];
        view.score[i] =
            static_cast<std::int16_t>(view.score[i] + params::kOrder[static_cast<std::size_t>(now[i])] -
                                      params::kOrder[static_cast<std::size_t>(was)]);
        view.lines[i] += tally::of(now[i]) - tally::of(was);
        const Threat threat = threat_of(view.lines[i]);
        if (threat == view.threat[i]) continue;
        by_threat_[i][static_cast<std::size_t>(view.threat[i])].remove(cell);
        --threats_[i][static_cast<std::size_t>(view.threat[i])];
        view.threat[i] = threat;
        by_threat_[i][static_cast<std::size_t>(threat)].add(cell);
        ++threats_[i][static_cast<std::size_t>(threat)];
    }
}

/// Counts an empty cell in.
void Board::enter(Cell cell) {
    const CellView& view = at(cell);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto threat = static_cast<std::size_t>(view.threat[i]);
        by_threat_[i][threat].add(cell);
        ++threats_[i][threat];
    }
    count_patterns(view, 1);
}

/// Counts it out.
void Board::leave(Cell cell) {
    const CellView& view = at(cell);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto threat = static_cast<std::size_t>(view.threat[i]);
        by_threat_[i][threat].remove(cell);
        --threats_[i][threat];
    }
    count_patterns(view, -1);
}

void Board::count_patterns(const CellView& view, int sign) {
    for (std::size_t i = 0; i < 2; ++i)
        for (const Pattern pattern : view.pattern[i]) patterns_[i][static_cast<std::size_t>(pattern)] += sign;
}

void Board::mark_near(Cell cell, int sign) {
    const int x = x_of(cell);
    const int y = y_of(cell);
    const int right = std::min(x + 2, size_ - 1);
    const int below = std::min(y + 2, size_ - 1);
    for (int row = std::max(y - 2, 0); row <= below; ++row)
        for (int column = std::max(x - 2, 0); column <= right; ++column) {
            const bool next_to = std::abs(row - y) <= 1 && std::abs(column - x) <= 1;
            auto& near = near_[static_cast<std::size_t>(cell_at(column, row))];
            near = static_cast<std::uint16_t>(near + sign * (next_to ? kNextTo : 1));
        }
}

bool Board::is_foul(Cell cell, Colour colour) const {
    if (rule_ != Rule::renju || colour != Colour::black || !may_be_foul(at(cell).lines[0])) return false;
    return foul_of(of_colour_, size_, cell) != Foul::none;
}

} // namespace forethought::gomoku
