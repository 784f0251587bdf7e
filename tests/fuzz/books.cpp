#include "engine/gomoku/book/book.h"
#include "engine/othello/book/book.h"
#include "engine/xiangqi/book/book.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

/// Opening books, by the first byte.
static void books(Input input) {
    static const auto of_gomoku = gomoku::write_book(gomoku::Book({}));
    static const auto of_othello = write_book(othello::Book({}, 1));
    static const auto of_xiangqi = write_book(xiangqi::Book({}, 1));
    const auto load = [&]<class Book>(const std::vector<std::uint8_t>& right, const Book*) {
        load_coded(right, input, [](Input file) {
            const auto book = Book::load(file);
            if (book) require(book.value().size() < 2'000'000);
        });
    };
    const int of = take_byte(input) % 3;
    if (of == 0) load(of_gomoku, static_cast<gomoku::Book*>(nullptr));
    if (of == 1) load(of_othello, static_cast<othello::Book*>(nullptr));
    if (of == 2) load(of_xiangqi, static_cast<xiangqi::Book*>(nullptr));
}

static const Added books_target("books", books);

} // namespace forethought::fuzz
