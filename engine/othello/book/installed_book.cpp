#include "engine/othello/book/installed_book.h"

#include <memory>
#include <utility>

namespace forethought::othello {

namespace {

std::unique_ptr<const Book>& the_book() {
    static std::unique_ptr<const Book> book;
    return book;
}

} // namespace

const Book* installed_book() {
    return the_book().get();
}

Status install_book(std::span<const std::uint8_t> file) {
    Result<Book> book = Book::load(file);
    if (!book) return Error{book.error()};
    // Players hold on to the one they began with.
    if (the_book() == nullptr) the_book() = std::make_unique<const Book>(std::move(book.value()));
    return success();
}

} // namespace forethought::othello
