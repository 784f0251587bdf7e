#pragma once

#include "engine/gomoku/cell_bits.h"
#include "engine/gomoku/cell_kind.h"
#include "engine/gomoku/cell_worths.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/pattern_sum.h"
#include "engine/gomoku/pattern_table.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace forethought::gomoku {

/// What stones of both colours would make on one empty cell. Small, because it is copied at every change.
struct CellView {
    /// For each direction.
    std::array<BothPatterns, kDirections> patterns{};
    /// For each colour what its patterns sum up to (`PatternSum`).
    std::array<std::uint32_t, 2> sums{};
    std::array<CellKind, 2> kinds{};
    std::array<Threat, 2> threats{};

    Pattern pattern(Colour colour, int direction) const {
        const auto both = patterns[static_cast<std::size_t>(direction)];
        return static_cast<Pattern>(colour == Colour::black ? both & 15 : both >> 4);
    }
    Threat threat(Colour colour) const { return threats[static_cast<std::size_t>(gomoku::index(colour))]; }
    CellKind kind(Colour colour) const { return kinds[static_cast<std::size_t>(gomoku::index(colour))]; }
    PatternCounts lines(Colour colour) const {
        return counts_of_sum(sums[static_cast<std::size_t>(gomoku::index(colour))]);
    }
    /// How much a stone there matters to the colour, for ordering moves (params.h).
    int score(Colour colour) const {
        return score_of_sum(sums[static_cast<std::size_t>(gomoku::index(colour))]);
    }
};

/// The board while it is searched: stones, and what every empty cell is worth to both colours, kept up to
/// date by every stone that is placed or taken back. Only for positions in which colours are chosen.
class Board {
  public:
    explicit Board(BoardUpdate update) : update_(update), worths_(&no_worths()) {}
    /// One that keeps up what its cells are worth, by worths that outlive it.
    Board(BoardUpdate update, const CellWorths& worths) : update_(update), worths_(&worths) {}

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
    /// What it is with a stone of the colour to move on an empty cell.
    std::uint64_t hash_after(Cell cell) const;

    const CellView& at(Cell cell) const { return views_[static_cast<std::size_t>(cell)]; }
    /// Empty cells on which a stone of the colour makes the threat, which is a three or more.
    const CellBits& cells(Colour colour, Threat threat) const {
        return by_threat_[static_cast<std::size_t>(gomoku::index(colour))][static_cast<std::size_t>(threat)];
    }
    int count(Colour colour, Threat threat) const {
        return counts_
            .threats[static_cast<std::size_t>(gomoku::index(colour))][static_cast<std::size_t>(threat)];
    }
    /// What all empty cells are worth to the colour.
    const CellWorth& worth(Colour colour) const {
        return counts_.worths[static_cast<std::size_t>(gomoku::index(colour))];
    }
    /// Empty cells on which Black in renju would make two fours along one line: no threat, since it is
    /// forbidden there, but White can break a straight four to come by a stone on one of them.
    CellBits double_fours() const;
    bool is_empty(Cell cell) const { return empty_.has(cell); }
    const CellBits& empty_cells() const { return empty_; }
    /// Empty cells one step, and at most two steps, from a stone.
    CellBits neighbours() const { return around_.next_to & empty_; }
    CellBits near_cells() const { return around_.near & empty_; }

    /// Whether the colour to move may not place a stone on the cell.
    bool is_forbidden(Cell cell) const { return is_forbidden(cell, to_move()); }
    bool is_forbidden(Cell cell, Colour colour) const;

    /// Whether there is a cell for the colour to move; only Black in renju may find the last ones forbidden.
    bool has_move() const;

    const std::array<LineBits, 2>& of_colour() const { return of_colour_; }

  private:
    /// What there is on all empty cells together, for each colour.
    struct Counts {
        std::array<std::array<std::int16_t, kThreats>, 2> threats{};
        std::array<CellWorth, 2> worths{};
        /// Lines of black that are forbidden or end in more than five.
        int forbidden_lines = 0;
    };
    /// Cells one step, and at most two steps, from a stone.
    struct Around {
        CellBits next_to{};
        CellBits near{};
    };
    /// A stone that was placed, with what was before: the views it changed lie in `saved_` from `begin` on.
    struct Placed {
        Cell cell = 0;
        std::size_t begin = 0;
        Counts counts{};
        Around around{};
    };
    struct Saved {
        Cell cell = 0;
        CellView view{};
    };

    BothPatterns look(std::uint32_t black, std::uint32_t white, std::uint32_t edge) const;
    void look_around(Cell cell);
    void look_everywhere();
    template <int direction>
    void look_along(Cell cell);
    void look_at(int direction, Cell cell);
    void take_in(Cell cell, int direction, BothPatterns now);
    void change(Cell cell, int direction, BothPatterns now);
    void change_line(Cell cell, CellView& view, std::size_t colour, std::size_t was, std::size_t now);
    void count(const CellView& view, int sign);
    void mark(Cell cell, std::size_t colour, Threat threat);
    void unmark(Cell cell, std::size_t colour, Threat threat);
    void mark_around(Cell cell);

    static const CellWorths& no_worths();

    BoardUpdate update_;
    const CellWorths* worths_;
    int size_ = kUsualBoard;
    Rule rule_ = Rule::freestyle;
    int stones_ = 0;
    int reach_ = kReach;
    std::uint64_t hash_ = 0;
    const LineBits* walls_ = nullptr;
    const PatternTable* table_ = nullptr;
    std::array<LineBits, 2> of_colour_{};
    CellBits empty_{};
    std::array<CellView, kMostCells> views_{};
    Around around_{};
    std::array<std::array<CellBits, kThreats>, 2> by_threat_{};
    Counts counts_{};
    std::vector<Placed> placed_;
    /// Of a fixed size; the first `saved_count_` are in use.
    std::vector<Saved> saved_;
    std::size_t saved_count_ = 0;
};

} // namespace forethought::gomoku
