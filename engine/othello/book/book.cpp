#include "engine/othello/book/book.h"

#include "engine/othello/symmetry.h"

#include <algorithm>

namespace forethought::othello {

namespace {

constexpr bool comes_before(const Book::Entry& a, const Book::Entry& b) {
    return a.key < b.key;
}

} // namespace

Book::Book(std::vector<Entry> entries, int unit) : entries_(std::move(entries)), unit_(unit) {
    std::sort(entries_.begin(), entries_.end(), comes_before);
}

std::optional<int> Book::find(const Board& board) const {
    const Entry wanted{hash_of(representative(board)), 0};
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), wanted, comes_before);
    if (at == entries_.end() || at->key != wanted.key) return std::nullopt;
    return at->value;
}

std::vector<BookMove> Book::moves(const Board& board) const {
    std::vector<BookMove> moves;
    for_each(moves_of(board), [&](Cell cell) {
        if (const auto value = find(board.after(cell, flips_of(board, cell))))
            moves.push_back({cell, -*value * unit_});
    });
    std::sort(moves.begin(), moves.end(), [](const BookMove& a, const BookMove& b) {
        return a.score != b.score ? a.score > b.score : a.cell < b.cell;
    });
    return moves;
}

std::vector<Cell> Book::line(Board board) const {
    std::vector<Cell> cells;
    for (auto known = moves(board); !known.empty(); known = moves(board)) {
        const Cell cell = known.front().cell;
        cells.push_back(cell);
        board = board.after(cell, flips_of(board, cell));
    }
    return cells;
}

} // namespace forethought::othello
