#include "tests/engine/gomoku/naive_threats.h"

#include <algorithm>

namespace forethought::gomoku::naive {

Grid::Grid(const Position& position)
    : size_(position.size),
      rule_(position.rule),
      stones_(0),
      to_move_(colour_to_place(position)),
      of_colour_() {
    cells_.fill(kEmpty);
    for (const Colour colour : {Colour::black, Colour::white})
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x)
                if (position.of_colour[static_cast<std::size_t>(index(colour))].has(cell_at(x, y)))
                    put(cell_at(x, y), colour);
}

void Grid::put(Cell cell, Colour colour) {
    cells_[static_cast<std::size_t>(cell)] = index(colour);
    of_colour_[static_cast<std::size_t>(index(colour))].set(cell);
    ++stones_;
}

void Grid::take(Cell cell) {
    cells_[static_cast<std::size_t>(cell)] = kEmpty;
    for (LineBits& bits : of_colour_) bits.reset(cell);
    --stones_;
}

void Grid::make(Cell cell) {
    put(cell, to_move_);
    to_move_ = other(to_move_);
}

void Grid::unmake(Cell cell) {
    take(cell);
    to_move_ = other(to_move_);
}

bool Grid::stands_in_five(Cell cell, int direction) const {
    const int colour = at(x_of(cell), y_of(cell));
    const int dx = kStepX[static_cast<std::size_t>(direction)];
    const int dy = kStepY[static_cast<std::size_t>(direction)];
    int length = 1;
    for (const int sign : {-1, 1})
        for (int step = 1; at(x_of(cell) + sign * step * dx, y_of(cell) + sign * step * dy) == colour; ++step)
            ++length;
    const bool exactly = rule_ == Rule::standard || (rule_ == Rule::renju && colour == index(Colour::black));
    return exactly ? length == 5 : length >= 5;
}

bool Grid::stands_in_five(Cell cell) const {
    for (int d = 0; d < kDirections; ++d)
        if (stands_in_five(cell, d)) return true;
    return false;
}

bool Grid::wins_at(Cell cell, Colour colour) {
    put(cell, colour);
    const bool wins = stands_in_five(cell);
    take(cell);
    return wins;
}

bool Grid::is_allowed(Cell cell, Colour colour) const {
    return rule_ != Rule::renju || colour == Colour::white ||
           forbidden_of(of_colour_, size_, cell) == Forbidden::none;
}

std::vector<Cell> Grid::winning_cells(Colour colour) {
    std::vector<Cell> cells = empty_cells();
    std::erase_if(cells, [&](Cell cell) { return !wins_at(cell, colour); });
    return cells;
}

std::vector<Cell> Grid::empty_cells() const {
    std::vector<Cell> cells;
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x)
            if (is_empty(cell_at(x, y))) cells.push_back(cell_at(x, y));
    return cells;
}

std::vector<Cell> Grid::allowed_cells() const {
    std::vector<Cell> cells = empty_cells();
    std::erase_if(cells, [&](Cell cell) { return !is_allowed(cell, to_move_); });
    return cells;
}

std::vector<Cell> winning_cells_with(Grid& grid, Cell cell, Colour colour) {
    std::vector<Cell> cells;
    for (int d = 0; d < kDirections; ++d)
        for (int step = -4; step <= 4; ++step) {
            const int x = x_of(cell) + step * kStepX[static_cast<std::size_t>(d)];
            const int y = y_of(cell) + step * kStepY[static_cast<std::size_t>(d)];
            const bool inside = x >= 0 && y >= 0 && x < grid.size() && y < grid.size();
            if (!inside || !grid.is_empty(cell_at(x, y))) continue;
            grid.put(cell_at(x, y), colour);
            if (grid.stands_in_five(cell, d)) cells.push_back(cell_at(x, y));
            grid.take(cell_at(x, y));
        }
    return cells;
}

bool has_open_four(Grid& grid) {
    const Colour me = grid.to_move();
    if (!grid.winning_cells(other(me)).empty()) return false;
    const auto cells = grid.empty_cells();
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        grid.put(cell, me);
        const bool open = grid.winning_cells(me).size() > 1;
        grid.take(cell);
        return open && grid.is_allowed(cell, me);
    });
}

namespace {

/// The shortest win by fours within so many plies, 0 for none.
int win_by_fours_within(Grid& grid, int most) {
    const Colour me = grid.to_move();
    if (most < 1) return 0;
    if (!grid.winning_cells(me).empty()) return 1;
    const auto threatened = grid.winning_cells(other(me));
    if (threatened.size() > 1 || most < 3) return 0;
    int best = 0;
    for (const Cell cell : grid.empty_cells()) {
        if (best == 3 || (!threatened.empty() && cell != threatened.front())) continue;
        grid.put(cell, me);
        const auto fives = winning_cells_with(grid, cell, me);
        grid.take(cell);
        if (fives.empty() || !grid.is_allowed(cell, me)) continue;
        grid.make(cell);
        int rest = 1;
        if (fives.size() == 1 && grid.is_allowed(fives.front(), grid.to_move())) {
            grid.make(fives.front());
            rest = win_by_fours_within(grid, (best > 0 ? best - 2 : most) - 2);
            grid.unmake(fives.front());
        }
        grid.unmake(cell);
        if (rest > 0) best = rest + 2;
    }
    return best;
}

} // namespace

int win_by_fours(Grid& grid) {
    return win_by_fours_within(grid, grid.size() * grid.size());
}

} // namespace forethought::gomoku::naive
