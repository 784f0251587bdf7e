#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/cell_kind.h"

#include <array>
#include <cstdint>

namespace forethought::gomoku {

struct Weights;

/// What empty cells are worth to a colour, in one number that changes by one addition: in its low half where
/// the colour is to move, in its high half what they take from the other colour where that is.
class CellWorth {
  public:
    constexpr CellWorth() = default;
    constexpr CellWorth(Score to_move, Score waiting)
        : both_((static_cast<std::int64_t>(waiting) << kHalf) + to_move) {}

    constexpr Score to_move() const { return static_cast<Score>(both_); }
    constexpr Score waiting() const { return static_cast<Score>((both_ - to_move()) >> kHalf); }

    constexpr CellWorth& operator+=(const CellWorth& more) {
        both_ += more.both_;
        return *this;
    }
    constexpr CellWorth operator-(const CellWorth& less) const {
        CellWorth worth;
        worth.both_ = both_ - less.both_;
        return worth;
    }
    bool operator==(const CellWorth&) const = default;

  private:
    static constexpr int kHalf = 32;

    std::int64_t both_ = 0;
};

/// What one cell of each kind is worth by weights (evaluation.h): its lines one by one, what they threaten
/// together, and what they are worth together besides.
class CellWorths {
  public:
    /// Nothing is worth anything.
    CellWorths() = default;
    explicit CellWorths(const Weights& weights);

    const CellWorth& operator[](CellKind kind) const { return of_kind_[kind]; }

  private:
    std::array<CellWorth, kCellKinds> of_kind_{};
};

} // namespace forethought::gomoku
