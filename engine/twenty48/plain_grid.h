#pragma once

#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/position.h"

#include <cstdint>

namespace forethought::twenty48 {

/// The grid of a search as a plain array of tiles, which works cell by cell. Rungs below 70 search on it;
/// `TableGrid` does the same by look-ups.
class PlainGrid {
  public:
    PlainGrid() = default;
    explicit PlainGrid(const Tiles& tiles) : tiles_(tiles) {}

    /// Slides all tiles. Returns false where none moves.
    bool slide(Direction direction) { return slide_tiles(tiles_, direction); }
    /// A new tile on an empty cell.
    void place(Cell cell, Rank rank) {
        tiles_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(rank);
    }

    bool can_slide() const { return twenty48::can_slide(tiles_); }
    bool is_empty(Cell cell) const { return rank_at(tiles_, cell) == 0; }
    /// Of the tiles alone.
    std::uint64_t hash() const;
    Terms terms() const;
    /// How annoying a new tile on an empty cell is for the side that slides (seed article 004): how much
    /// rougher the grid becomes, and into how many groups the empty cells fall.
    int annoyance(Cell cell, Rank rank) const;

  private:
    Tiles tiles_{};
};

} // namespace forethought::twenty48
