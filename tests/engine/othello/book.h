#pragma once

#include "engine/othello/othello.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace forethought::othello {

inline std::vector<std::uint8_t> repository_book_file() {
    const std::string path = FORETHOUGHT_SOURCE_DIR "/" + std::string(Othello::kBookFile);
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The opening book of the repository.
inline Book repository_book() {
    auto book = Book::load(repository_book_file());
    INFO((book ? "" : book.error()));
    REQUIRE(book.ok());
    return std::move(book.value());
}

} // namespace forethought::othello
