#pragma once

#include "engine/gomoku/cell_bits.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/pattern_table.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace forethought::gomoku {

/// What stones of each colour would make on one empty cell.
struct CellView {
    std::array<std::array<Pattern, kDirections>, 2> pattern{};
    std::array<PatternTally, 2> lines{};
    /// How much a stone there matters to the colour, for ordering moves (params.h).
    std::array<std::int16_t, 2> score{};
    std::array<Threat, 2> threat{};
};

/// The board while it is searched: stones, and what every empty cell is worth to both colours, kept up to
/// date by every stone that is placed or taken back. Only for positions in which colours are chosen.
class Board {
  public:
    explicit Board(Upkeep upkeep) : upkeep_(upkeep) {}

    void set(const Position& position);

    /// Places a stone of the colour to move on an empty cell.
    void make(Cell cell);
    /// Takes back the last stone that `make` placed.
    void unmake();

    int size() const { return size_; }
    int stones() const { return stones_; }
    Rule rule() const { return rule_; }
    Colour to_move() const { return stones_ % 2 == 0 ? Colour::black : Colour::white; }
    bool is_full() const { return stones_ == size_ * size_; }
    /// Of the stones and the colour to move.
    std::uint64_t hash() const { return hash_; }
    Cell last() const { return placed_.empty() ? Cell{-1} : placed_.back().cell; }

    const CellView& at(Cell cell) const { return views_[static_cast<std::size_t>(cell)]; }
    /// Empty cells on which a stone of the colour makes the threat.
    const CellBits& cells(Colour colour, Threat threat) const {
        return by_threat_[static_cast<std::size_t>(gomoku::index(colour))][static_cast<std::size_t>(threat)];
    }
    int count(Colour colour, Threat threat) const {
        return threats_[static_cast<std::size_t>(gomoku::index(colour))][static_cast<std::size_t>(threat)];
    }
    /// Lines through empty cells on which a stone of the colour makes the pattern.
    int count(Colour colour, Pattern pattern) const {
        return patterns_[static_cast<std::size_t>(gomoku::index(colour))][static_cast<std::size_t>(pattern)];
    }
    bool is_empty(Cell cell) const { return empty_.has(cell); }
    const CellBits& empty_cells() const { return empty_; }
    /// Empty cells at most one, and at most two, steps from a stone.
    bool has_neighbour(Cell cell) const { return near_[static_cast<std::size_t>(cell)] >= kNextTo; }
    bool is_near(Cell cell) const { return near_[static_cast<std::size_t>(cell)] > 0; }

    /// Whether the colour to move may not place a stone on the cell.
    bool is_foul(Cell cell) const { return is_foul(cell, to_move()); }
    bool is_foul(Cell cell, Colour colour) const;

    const std::array<LineBits, 2>& of_colour() const { return of_colour_; }

  private:
    /// A stone that was placed and the views it changed, which lie in `saved_` from `begin` on.
    struct Placed {
        Cell cell = 0;
        std::size_t begin = 0;
    };
    struct Saved {
        Cell cell = 0;
        CellView view{};
    };

    Pattern look(Colour colour, std::uint32_t own, std::uint32_t block) const;
    void look_around(Cell cell);
    void look_everywhere();
    void look_along(int direction, Cell cell);
    void look_at(int direction, Cell cell);
    void take_in(Cell cell, int direction, Pattern black, Pattern white);
    void enter(Cell cell);
    void leave(Cell cell);
    void count_patterns(const CellView& view, int sign);
    void mark_near(Cell cell, int sign);

    /// In `near_`: a stone one step away counts this much, a stone two steps away one.
    static constexpr std::uint16_t kNextTo = 32;

    Upkeep upkeep_;
    int size_ = kUsualBoard;
    Rule rule_ = Rule::freestyle;
    int stones_ = 0;
    int reach_ = kReach;
    std::uint64_t hash_ = 0;
    const LineBits* walls_ = nullptr;
    std::array<LineRule, 2> line_rules_{};
    std::array<const PatternTable*, 2> tables_{};
    std::array<LineBits, 2> of_colour_{};
    CellBits empty_{};
    std::array<CellView, kMostCells> views_{};
    std::array<std::uint16_t, kMostCells> near_{};
    std::array<std::array<CellBits, kThreats>, 2> by_threat_{};
    std::array<std::array<std::int16_t, kThreats>, 2> threats_{};
    std::array<std::array<std::int32_t, kPatterns>, 2> patterns_{};
    std::vector<Placed> placed_;
    std::vector<Saved> saved_;
};

} // namespace forethought::gomoku
