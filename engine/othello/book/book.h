#pragma once

#include "engine/core/result.h"
#include "engine/othello/board.h"
#include "engine/othello/score.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace forethought::othello {

/// A move of the book and its value for the side that makes it, in hundredths of a disc.
struct BookMove {
    Cell cell = 0;
    Score score = 0;

    bool operator==(const BookMove&) const = default;
};

/// Boards of the opening and their values. Symmetric boards count as one.
class Book {
  public:
    struct Entry {
        /// `hash_of(representative(board))`.
        std::uint64_t key = 0;
        /// For the side to move, in units of the book.
        std::int16_t value = 0;

        bool operator==(const Entry&) const = default;
    };

    /// `unit`: hundredths of a disc.
    Book(std::vector<Entry> entries, int unit);

    /// Reads a file. Error: the reason, if it is no book, of another version, cut short or damaged.
    static Result<Book> load(std::span<const std::uint8_t> file);

    /// The value of a board for its side to move, in units; none if it is not in the book.
    std::optional<int> find(const Board& board) const;
    /// The moves that lead to boards of the book, best first; equal ones by cell.
    std::vector<BookMove> moves(const Board& board) const;
    /// The best moves of both sides from a board to the end of the book, or to the first pass.
    std::vector<Cell> line(Board board) const;

    std::size_t size() const { return entries_.size(); }
    int unit() const { return unit_; }

  private:
    /// By their keys.
    std::vector<Entry> entries_;
    int unit_;
};

/// The book as a file. It holds the boards that are reached from the usual start without leaving the book.
std::vector<std::uint8_t> write_book(const Book& book);

/// Whether bytes begin as such a file.
bool is_book(std::span<const std::uint8_t> file);

} // namespace forethought::othello
