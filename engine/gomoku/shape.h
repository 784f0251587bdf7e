#pragma once

#include "engine/gomoku/position.h"
#include "engine/gomoku/symmetry.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

/// What stones are up to symmetry and the order in which they were placed; black's and white's in turn.
class Shape {
  public:
    /// Of an empty board.
    explicit Shape(int size) : size_(size) {}
    /// Of a position's stones.
    explicit Shape(const Position& position);

    void place(Cell cell);
    Shape after(Cell cell) const;

    /// The same for stones that symmetries carry into each other.
    std::uint64_t key() const;
    /// Whether this symmetry turns the stones into the ones that stand for all of their shape; one does at
    /// least.
    bool is_upright(int symmetry) const { return hashes_[static_cast<std::size_t>(symmetry)] == key(); }
    /// The first of these symmetries.
    int upright() const;

    int size() const { return size_; }
    int stones() const { return stones_; }

  private:
    int size_;
    int stones_ = 0;
    /// Of the stones as each symmetry turns them.
    std::array<std::uint64_t, kSymmetries> hashes_{};
};

} // namespace forethought::gomoku
