#pragma once

#include "engine/gomoku/rules.h"

#include <array>
#include <vector>

namespace forethought::gomoku::naive {

/// A board that knows nothing but where stones are and which rows win, to hold patterns, candidates and
/// forced wins against. Everything is counted anew whenever it is asked for.
class Grid {
  public:
    explicit Grid(const Position& position);

    int size() const { return size_; }
    Colour to_move() const { return to_move_; }
    bool is_empty(Cell cell) const { return at(x_of(cell), y_of(cell)) == kEmpty; }
    bool is_full() const { return stones_ == size_ * size_; }

    /// Places a stone of any colour, or of the one to move and passes the move on; and the other way round.
    void put(Cell cell, Colour colour);
    void take(Cell cell);
    void make(Cell cell);
    void unmake(Cell cell);

    /// Whether the stone on a cell stands in a row that wins.
    bool stands_in_five(Cell cell) const;
    /// The same along one direction.
    bool stands_in_five(Cell cell, int direction) const;
    /// Whether a stone of the colour on an empty cell would win.
    bool wins_at(Cell cell, Colour colour);
    /// Whether the rules let the colour place a stone on an empty cell.
    bool is_allowed(Cell cell, Colour colour) const;

    /// Empty cells on which the colour wins.
    std::vector<Cell> winning_cells(Colour colour);
    std::vector<Cell> empty_cells() const;
    /// Cells on which the side to move may place a stone.
    std::vector<Cell> allowed_cells() const;

  private:
    static constexpr int kEmpty = 2;
    static constexpr int kOutside = 3;

    int at(int x, int y) const {
        const bool inside = x >= 0 && y >= 0 && x < size_ && y < size_;
        return inside ? cells_[static_cast<std::size_t>(cell_at(x, y))] : kOutside;
    }

    int size_;
    Rule rule_;
    int stones_;
    Colour to_move_;
    std::array<int, kMostCells> cells_{};
    std::array<LineBits, 2> of_colour_;
};

/// Empty cells on which the colour wins together with its stone on `cell`.
std::vector<Cell> winning_cells_with(Grid& grid, Cell cell, Colour colour);

/// Whether the side to move can make two cells to win on with one stone, and the other side has no row of
/// five to make before that.
bool has_open_four(Grid& grid);

/// Plies until the side to move wins by nothing but fours, each of which leaves one reply; 0 when it does
/// not. The shortest such win.
int win_by_fours(Grid& grid);

} // namespace forethought::gomoku::naive
