#pragma once

#include "engine/gomoku/cell.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::gomoku {

/// A set of cells.
class CellBits {
  public:
    void add(Cell cell) { words_[word(cell)] |= bit(cell); }
    void remove(Cell cell) { words_[word(cell)] &= ~bit(cell); }
    bool has(Cell cell) const { return (words_[word(cell)] & bit(cell)) != 0; }

    bool empty() const {
        for (const auto word : words_)
            if (word != 0) return false;
        return true;
    }
    /// The first cell of a set that is not empty.
    Cell first() const {
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        return static_cast<Cell>(static_cast<int>(64 * i) + std::countr_zero(words_[i]));
    }

    CellBits& operator|=(const CellBits& others) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= others.words_[i];
        return *this;
    }
    CellBits& operator&=(const CellBits& others) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= others.words_[i];
        return *this;
    }

    friend CellBits operator&(CellBits a, const CellBits& b) { return a &= b; }

    /// Calls `visit(cell)` for each cell, ascending.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<Cell>(static_cast<int>(64 * i) + std::countr_zero(rest)));
    }

    bool operator==(const CellBits&) const = default;

  private:
    static constexpr std::size_t kWords = (kMostCells + 63) / 64;
    static std::size_t word(Cell cell) { return static_cast<std::size_t>(cell) / 64; }
    static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64); }

    std::array<std::uint64_t, kWords> words_{};
};

} // namespace forethought::gomoku
