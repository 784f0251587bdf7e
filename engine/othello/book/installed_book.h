#pragma once

#include "engine/core/result.h"
#include "engine/othello/book/book.h"

#include <cstdint>
#include <span>

namespace forethought::othello {

/// The opening book of the whole program; null before one is installed: then openings are searched. It stays
/// to the end.
const Book* installed_book();

/// Installs the book of a file; not while a player is at work. The first one stays: a second file is checked
/// and that is all. Refused as `Book::load` refuses.
Status install_book(std::span<const std::uint8_t> file);

} // namespace forethought::othello
