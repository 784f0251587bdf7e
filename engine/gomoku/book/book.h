#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/shape.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::gomoku {

/// A move of the book and what it is worth to who makes it, in points of the evaluation.
struct BookMove {
    Cell cell = 0;
    Score score = 0;

    bool operator==(const BookMove&) const = default;
};

/// How games begin, for freestyle on the usual board: what to answer where who follows the book is to move.
/// Positions that the symmetries carry into each other are one.
class Book {
  public:
    /// Most moves to choose from in a position.
    static constexpr std::size_t kMostMoves = 2;
    /// What values are rounded to, and the most that any is told to be: the rest is for a search.
    static constexpr Score kUnit = 20;
    static constexpr Score kMost = 2'000;

    /// A position by its shape, and what to play there.
    struct Entry {
        std::uint64_t key = 0;
        /// As the cells lie where the position is upright (shape.h), best first.
        std::array<BookMove, kMostMoves> moves{};
        std::size_t count = 0;

        std::span<const BookMove> choices() const { return {moves.data(), count}; }
        bool operator==(const Entry&) const = default;
    };

    explicit Book(std::vector<Entry> entries);

    /// From a file. Refused with a reason when it is not one, is of another version, cut short or damaged.
    static Result<Book> load(std::span<const std::uint8_t> file);

    /// Null where the book has nothing to say.
    const Entry* find(const Shape& shape) const;
    /// What to play in a position, best first; with each move those that are the same by symmetry.
    std::vector<BookMove> moves(const Position& position) const;

    std::size_t size() const { return entries_.size(); }

  private:
    /// By their keys.
    std::vector<Entry> entries_;
};

/// Whether a book speaks of positions under this rule, on this board, in this phase.
constexpr bool is_for_book(const Position& position) {
    return position.rule == Rule::freestyle && position.size == kUsualBoard &&
           position.phase == Phase::playing;
}

/// A value as a book tells it.
constexpr Score in_book(std::int64_t score) {
    const auto told = static_cast<Score>(std::clamp<std::int64_t>(score, -Book::kMost, Book::kMost));
    return told / Book::kUnit * Book::kUnit;
}

/// The book as a file: what can be come to from the empty board by following it as either side.
std::vector<std::uint8_t> write_book(const Book& book);

/// The book of rung 170, grown by its own searches (`forethought grow`).
const Book& own_book();

} // namespace forethought::gomoku
