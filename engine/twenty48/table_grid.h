#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/position.h"

#include <array>
#include <cstdint>

namespace forethought::twenty48 {

/// The terms of the evaluation for each of the 65536 rows, and the number of groups of each set of empty
/// cells.
struct TermTables {
    TermTables();

    /// Roughness, rises and falls in the lowest three bytes: those of four rows can be added at once.
    std::array<std::uint32_t, kRows> steps;
    std::array<std::uint8_t, kRows> highest;
    /// By the set of empty cells, one bit a cell.
    std::array<std::uint8_t, kRows> islands;
};

extern const TermTables kTermTables;

/// The grid of a search as a board of one word: slides and the terms of the evaluation are look-ups. Equal to
/// `PlainGrid` up to one tile of 32768.
class TableGrid {
  public:
    TableGrid() = default;
    explicit TableGrid(const Tiles& tiles) : board_(downgrade(tiles)) {}

    bool slide(Direction direction) {
        const Board before = board_;
        board_ = twenty48::slide(board_, direction);
        return board_ != before;
    }
    void place(Cell cell, Rank rank) { board_ = with_tile(board_, cell, rank); }

    bool can_slide() const { return has_slide(board_); }
    bool is_empty(Cell cell) const { return rank_at(board_, cell) == 0; }
    std::uint64_t hash() const { return mix(board_, 0); }
    Terms terms() const;
    int annoyance(Cell cell, Rank rank) const;

    Board board() const { return board_; }

  private:
    Board board_ = 0;
};

} // namespace forethought::twenty48
