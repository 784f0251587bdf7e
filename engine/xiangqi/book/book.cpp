#include "engine/xiangqi/book/book.h"

#include <algorithm>

namespace forethought::xiangqi {

namespace {

// Made from engine/xiangqi/data/book.bin by the build.
constexpr std::uint8_t kBytes[] = {
#include "xiangqi_book.inc"
};

std::uint64_t hash_of_mirror(const Board& board) {
    std::uint64_t hash = board.to_move() == Side::first ? 0 : kTurnKey;
    for (Slot slot = 0; slot < kSlots; ++slot)
        if (const Cell cell = board.where(slot); cell != kNowhere) hash ^= piece_key(slot, mirrored(cell));
    return hash;
}

} // namespace

Board BookRules::same(const Board& board) {
    return board.hash() <= hash_of_mirror(board) ? board : mirrored(board);
}

std::uint64_t BookRules::key(const Board& board) {
    return std::min(board.hash(), hash_of_mirror(board));
}

const Book& own_book() {
    static const Book book = Book::load(kBytes).value();
    return book;
}

} // namespace forethought::xiangqi

template class forethought::ValueBook<forethought::xiangqi::BookRules>;
