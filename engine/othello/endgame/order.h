#pragma once

#include "engine/othello/board.h"
#include "engine/othello/endgame/parity.h"
#include "engine/othello/endgame/table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace forethought::othello {

/// No side ever has more moves.
inline constexpr std::size_t kMostMoves = 34;

/// A move with what it turns over.
struct Child {
    Cell cell = kNowhere;
    Cells flips = 0;
};

/// The moves of a board and a key for each. Smaller keys come first, equal ones in the order in which they
/// were added. It is built at every node, so it writes only what is needed and sorts small items.
class Children {
  public:
    void clear() { size_ = 0; }
    void add(Cell cell, Cells flips, int order = 0) {
        assert(size_ < kMostMoves);
        cells_[size_] = cell;
        flips_[size_] = flips;
        set_order(size_++, order);
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Child operator[](std::size_t place) const {
        const auto number = static_cast<std::size_t>(keys_[place] & kNumber);
        return {cells_[number], flips_[number]};
    }

    /// The move that was added as that number; only before they are sorted.
    void set_order(std::size_t number, int order) {
        keys_[number] = static_cast<std::int64_t>(order) * (kNumber + 1) + static_cast<std::int64_t>(number);
    }
    void sort() {
        for (std::size_t i = 1; i < size_; ++i) {
            const std::int64_t key = keys_[i];
            std::size_t place = i;
            for (; place > 0 && keys_[place - 1] > key; --place) keys_[place] = keys_[place - 1];
            keys_[place] = key;
        }
    }

    /// Reverses the moves from place `first` on.
    void turn_round(std::size_t first) {
        if (first < size_) std::reverse(keys_.data() + first, keys_.data() + size_);
    }

  private:
    /// The bits of a key that hold the number of the move.
    static constexpr std::int64_t kNumber = 63;
    static_assert(kMostMoves <= kNumber + 1);

    std::array<std::int64_t, kMostMoves> keys_;
    std::array<Cells, kMostMoves> flips_;
    std::array<Cell, kMostMoves> cells_;
    std::size_t size_ = 0;
};

namespace detail {

/// `reply`: what a reply counts; `odd`: the cells of odd quarters.
inline int order_by_replies(Board next, Cells replies, Cell cell, Cells odd, int reply) {
    const int corners = count(replies & kCorners);
    const int later = count(and_neighbours(next.theirs) & next.empty());
    return reply * (count(replies) + corners) + later - (has(odd, cell) ? 2 : 0) -
           (has(kCorners, cell) ? 6 : 0);
}

} // namespace detail

/// Few replies first ("fastest first"): a move that leaves the other side few replies is likely to refute,
/// and its subtree is small. A reply in a corner counts as more than one. Cells of odd quarters are better,
/// and so are those that leave the other side few places to move to later.
inline int order_by_replies(Board next, Cell cell, Parity parity) {
    return detail::order_by_replies(next, moves_of(next), cell, odd_cells(parity), 4);
}

/// The same where the search goes to the end of the game: there the number of replies, which is known
/// already, says nearly everything. `odd`: the cells of odd quarters.
inline int order_at_the_end(Board next, Cells replies, Cell cell, Cells odd) {
    return detail::order_by_replies(next, replies, cell, odd, 10);
}

} // namespace forethought::othello
