#pragma once

#include "tests/engine/othello/weights.h"

#include <catch2/catch.hpp>

#include <utility>
#include <vector>

namespace forethought::othello {

inline std::vector<std::uint8_t> repository_book_file() {
    return repository_file(Othello::kBookFile);
}

/// The opening book of the repository.
inline Book repository_book() {
    auto book = Book::load(repository_book_file());
    INFO((book ? "" : book.error()));
    REQUIRE(book.ok());
    return std::move(book.value());
}

} // namespace forethought::othello
