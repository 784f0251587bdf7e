#pragma once

#include "engine/core/value_book.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/board.h"
#include "engine/xiangqi/fen.h"
#include "engine/xiangqi/movegen.h"

#include <cstdint>

namespace forethought::xiangqi {

/// What a book has to know of Xiangqi. A board and its mirror image are one.
struct BookRules {
    using Board = xiangqi::Board;
    using Move = Action;

    static constexpr FileKind kKind{
        .magic = 0x6b6f6f622d7178u, // "xq-book"
        .version = 1,
        .name = "the opening book of Xiangqi",
    };

    static Board start() { return standard_start().board; }
    static Board same(const Board& board);
    static std::uint64_t key(const Board& board);
    template <class Visit>
    static void for_each_next(const Board& board, Visit visit) {
        Moves moves;
        add_legal(board, moves);
        Board next = board;
        for (const Action move : moves) {
            const Change change = next.make(move);
            visit(move, next);
            next.unmake(change);
        }
    }
};

/// Boards of the opening and their values, in units of hundredths of a soldier.
using Book = ValueBook<BookRules>;
using BookMove = forethought::BookMove<Action>;

/// The book of rung 140, made of named lines and the engine's own play (`forethought own-book`).
const Book& own_book();

} // namespace forethought::xiangqi

extern template class forethought::ValueBook<forethought::xiangqi::BookRules>;
