#pragma once

#include "engine/core/value_book.h"
#include "engine/othello/board.h"
#include "engine/othello/flips.h"
#include "engine/othello/symmetry.h"

#include <cstdint>
#include <span>

namespace forethought::othello {

/// What a book has to know of Othello.
struct BookRules {
    using Board = othello::Board;
    using Move = Cell;

    static constexpr FileKind kKind{
        .magic = 0x6b6f6f622d6f66u, // "fo-book"
        .version = 1,
        .name = "the opening book of Othello",
    };

    static Board start() { return kStandardStart; }
    static Board same(const Board& board) { return representative(board); }
    static std::uint64_t key(const Board& board) { return hash_of(representative(board)); }
    template <class Visit>
    static void for_each_next(const Board& board, Visit visit) {
        for_each(moves_of(board), [&](Cell cell) { visit(cell, board.after(cell, flips_of(board, cell))); });
    }
};

/// Boards of the opening and their values, in units of hundredths of a disc; a line of it ends at a pass.
using Book = ValueBook<BookRules>;
using BookMove = forethought::BookMove<Cell>;

/// Whether bytes begin as a file of a book.
inline bool is_book(std::span<const std::uint8_t> file) {
    return begins_as(BookRules::kKind, file);
}

} // namespace forethought::othello

extern template class forethought::ValueBook<forethought::othello::BookRules>;
