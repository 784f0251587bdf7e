#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace forethought::tactics {

/// A cell of the board: 10 * y + x, x to the right and y downwards, both 0-9.
using Cell = std::uint8_t;

inline constexpr int kWidth = 10;
inline constexpr int kCells = kWidth * kWidth;
/// Where a dead unit stands.
inline constexpr Cell kNowhere = 255;

constexpr int column(Cell cell) {
    return cell % kWidth;
}
constexpr int row(Cell cell) {
    return cell / kWidth;
}
constexpr Cell cell_at(int x, int y) {
    return static_cast<Cell>(kWidth * y + x);
}
/// The cell's image under a half turn of the board, the symmetry of every map.
constexpr Cell half_turn(Cell cell) {
    return static_cast<Cell>(kCells - 1 - cell);
}

/// A set of cells. The upper half of the board (rows 0-4) and the lower (5-9) have 50 bits each, so that
/// steps to the left and right stay within one word and a half turn swaps the words.
class CellSet {
  public:
    constexpr CellSet() = default;
    static constexpr CellSet of(Cell cell) {
        return cell < kHalf ? CellSet(std::uint64_t{1} << cell, 0)
                            : CellSet(0, std::uint64_t{1} << (cell - kHalf));
    }
    static constexpr CellSet all() { return CellSet(kWord, kWord); }

    constexpr bool has(Cell cell) const {
        return (((cell < kHalf ? upper_ : lower_) >> (cell < kHalf ? cell : cell - kHalf)) & 1) != 0;
    }
    constexpr void insert(Cell cell) { *this |= of(cell); }
    constexpr void erase(Cell cell) { *this &= ~of(cell); }

    constexpr bool empty() const { return (upper_ | lower_) == 0; }
    constexpr int size() const { return std::popcount(upper_) + std::popcount(lower_); }
    /// The member with the lowest number; only when not empty.
    constexpr Cell lowest() const {
        return static_cast<Cell>(upper_ ? std::countr_zero(upper_) : kHalf + std::countr_zero(lower_));
    }
    /// The member with the highest number; only when not empty.
    constexpr Cell highest() const {
        return static_cast<Cell>(lower_ ? kHalf + 63 - std::countl_zero(lower_)
                                        : 63 - std::countl_zero(upper_));
    }
    /// Removes and returns the lowest member.
    constexpr Cell take() {
        const Cell cell = lowest();
        // Both words are written, whichever has the member (an empty one stays empty): a choice of the word
        // to write would keep the whole set in memory.
        lower_ &= lower_ - (upper_ == 0 ? 1 : 0);
        upper_ &= upper_ - 1;
        return cell;
    }
    /// The member number `n` in ascending order, for n from 0 to size() - 1.
    constexpr Cell nth(int n) const {
        const int in_upper = std::popcount(upper_);
        const bool is_upper = n < in_upper;
        std::uint64_t word = is_upper ? upper_ : lower_;
        for (int skip = is_upper ? n : n - in_upper; skip > 0; --skip) word &= word - 1;
        return static_cast<Cell>(std::countr_zero(word) + (is_upper ? 0 : kHalf));
    }

    /// Those of `goals` that so many steps (1-4) in a direction lead to from members of the set. To the east
    /// and west a row runs on into the next one: what lies between has to be looked at before, or the goals
    /// chosen.
    constexpr CellSet north(int steps, CellSet goals) const {
        const int bits = kWidth * steps;
        return goals & CellSet(upper_ >> bits | lower_ << (kHalf - bits), lower_ >> bits);
    }
    constexpr CellSet south(int steps, CellSet goals) const {
        const int bits = kWidth * steps;
        return goals & CellSet(upper_ << bits, lower_ << bits | upper_ >> (kHalf - bits));
    }
    constexpr CellSet east(int steps, CellSet goals) const {
        return goals & CellSet(upper_ << steps, lower_ << steps);
    }
    constexpr CellSet west(int steps, CellSet goals) const {
        return goals & CellSet(upper_ >> steps, lower_ >> steps);
    }
    static constexpr CellSet first_column() { return CellSet(kFirstColumn, kFirstColumn); }
    static constexpr CellSet last_column() { return CellSet(kLastColumn, kLastColumn); }

    /// The set and all cells one orthogonal step away from it.
    constexpr CellSet grown() const {
        return *this | north(1, all()) | east(1, ~first_column()) | south(1, all()) | west(1, ~last_column());
    }

    constexpr CellSet operator~() const { return CellSet(~upper_ & kWord, ~lower_ & kWord); }
    constexpr CellSet& operator|=(CellSet other) {
        upper_ |= other.upper_;
        lower_ |= other.lower_;
        return *this;
    }
    constexpr CellSet& operator&=(CellSet other) {
        upper_ &= other.upper_;
        lower_ &= other.lower_;
        return *this;
    }
    friend constexpr CellSet operator|(CellSet a, CellSet b) { return a |= b; }
    friend constexpr CellSet operator&(CellSet a, CellSet b) { return a &= b; }
    friend constexpr CellSet operator-(CellSet a, CellSet b) { return a &= ~b; }
    constexpr bool operator==(const CellSet&) const = default;

    /// The two words, for hashing.
    constexpr std::uint64_t upper() const { return upper_; }
    constexpr std::uint64_t lower() const { return lower_; }

  private:
    constexpr CellSet(std::uint64_t upper, std::uint64_t lower) : upper_(upper), lower_(lower) {}

    static constexpr int kHalf = kCells / 2;
    static constexpr std::uint64_t kWord = (std::uint64_t{1} << kHalf) - 1;
    static constexpr std::uint64_t kFirstColumn =
        1u | 1u << 10 | 1u << 20 | 1u << 30 | std::uint64_t{1} << 40;
    static constexpr std::uint64_t kLastColumn = kFirstColumn << (kWidth - 1);

    std::uint64_t upper_ = 0;
    std::uint64_t lower_ = 0;
};

/// A cell and all that touch it, at a corner too.
constexpr CellSet touching(Cell cell) {
    CellSet touched = CellSet::of(cell).grown();
    for (const int y : {row(cell) - 1, row(cell) + 1})
        for (const int x : {column(cell) - 1, column(cell) + 1})
            if (x >= 0 && x < kWidth && y >= 0 && y < kWidth) touched.insert(cell_at(x, y));
    return touched;
}

/// The cells of `free` that orthogonal steps within it lead to from those of `from`.
constexpr CellSet connected(CellSet from, CellSet free) {
    CellSet reached = from & free;
    while (true) {
        const CellSet grown = reached.grown() & free;
        if (grown == reached) return reached;
        reached = grown;
    }
}

} // namespace forethought::tactics
