#include "engine/gomoku/book/book.h"

namespace forethought::gomoku {

namespace {

// Made from engine/gomoku/data/book.bin by the build.
constexpr std::uint8_t kBytes[] = {
#include "gomoku_book.inc"
};

} // namespace

const Book& own_book() {
    static const Book book = Book::load(kBytes).value();
    return book;
}

} // namespace forethought::gomoku
