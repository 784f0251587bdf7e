#include "engine/gomoku/book/book.h"

#include <algorithm>
#include <utility>

namespace forethought::gomoku {

namespace {

constexpr bool comes_before(const Book::Entry& a, const Book::Entry& b) {
    return a.key < b.key;
}

} // namespace

Book::Book(std::vector<Entry> entries) : entries_(std::move(entries)) {
    std::sort(entries_.begin(), entries_.end(), comes_before);
}

const Book::Entry* Book::find(const Shape& shape) const {
    const Entry wanted{.key = shape.key()};
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), wanted, comes_before);
    return at != entries_.end() && at->key == wanted.key ? &*at : nullptr;
}

std::vector<BookMove> Book::moves(const Position& position) const {
    if (!is_for_book(position)) return {};
    const Shape shape(position);
    const Entry* const entry = find(shape);
    if (entry == nullptr) return {};
    std::vector<BookMove> moves;
    for (const BookMove& choice : entry->choices())
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            if (!shape.is_upright(symmetry)) continue;
            const BookMove move{turned(choice.cell, position.size, inverse(symmetry)), choice.score};
            if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
        }
    return moves;
}

} // namespace forethought::gomoku
