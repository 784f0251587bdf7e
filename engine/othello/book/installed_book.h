#pragma once

#include "engine/core/result.h"
#include "engine/othello/book/book.h"

#include <cstdint>
#include <span>

namespace forethought::othello {

/// The opening book of the whole program; null until one is installed. Without it openings are searched.
const Book* installed_book();

/// Installs the book of a file, while no player is at work. The first book stays; a second file is only
/// checked. Errors are those of `Book::load`.
Status install_book(std::span<const std::uint8_t> file);

} // namespace forethought::othello
