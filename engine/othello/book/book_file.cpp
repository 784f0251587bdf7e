#include "engine/core/bit_coder.h"
#include "engine/core/coded_file.h"
#include "engine/othello/book/book.h"
#include "engine/othello/symmetry.h"

#include <array>
#include <set>

namespace forethought::othello {

// The code is a traversal from the usual start through all boards of the book, each once: for each move to a
// board that the traversal has not met, whether it is in the book, and if so, by how much the move is worse
// than what the board before it is worth.

namespace {

constexpr FileKind kKind{
    .magic = 0x6b6f6f622d6f66u, // "fo-book"
    .version = 1,
    .name = "the opening book of Othello",
};

/// More discs than any line of a book has; no board is deeper for the code.
constexpr int kMostPlies = 40;
/// Far more boards than a traversal through a book meets, in it or not; a forged code may go on for ever.
constexpr std::size_t kMostMet = 1'000'000;

template <class Coder, class Look>
class Traversal {
  public:
    /// `look`: the value of a board in the book, for who writes it; nothing for who reads.
    Traversal(Coder& coder, Look look) : coder_(coder), look_(look) {}

    std::vector<Book::Entry> go() {
        const Board start = representative(kStandardStart);
        const int value = start_.code(coder_, look_(start).value_or(0));
        visit(start, value, 0);
        return std::move(entries_);
    }

    /// Whether it was a traversal through a book, as far as it has come.
    bool is_right() const { return is_right_; }

  private:
    void visit(const Board& board, int value, int ply) {
        is_right_ = is_right_ && met_.size() < kMostMet && value == static_cast<std::int16_t>(value);
        if (!is_right_) return;
        entries_.push_back({hash_of(board), static_cast<std::int16_t>(value)});
        met_.insert(entries_.back().key);
        if (ply == kMostPlies) return;
        const auto depth = static_cast<std::size_t>(ply);
        std::size_t found = 0;
        for_each(moves_of(board), [&](Cell cell) {
            if (!is_right_) return;
            const Board next = representative(board.after(cell, flips_of(board, cell)));
            if (!met_.insert(hash_of(next)).second) return;
            const std::optional<int> known = look_(next);
            if (!coder_.code(is_there_[depth][found], known.has_value())) return;
            const int loss = losses_[depth].code(coder_, value + known.value_or(0));
            found = 1;
            visit(next, loss - value, ply + 1);
        });
    }

    Coder& coder_;
    Look look_;
    bool is_right_ = true;
    std::set<std::uint64_t> met_;
    std::vector<Book::Entry> entries_;
    NumberModel start_;
    /// By ply; whether a board is in the book also by whether one before it was.
    std::array<std::array<BitModel, 2>, kMostPlies> is_there_{};
    std::array<NumberModel, kMostPlies> losses_{};
};

} // namespace

std::vector<std::uint8_t> write_book(const Book& book) {
    BitEncoder encoder;
    Traversal(encoder, [&](const Board& board) { return book.find(board); }).go();
    return write_file(kKind, book.unit(), encoder.finish());
}

Result<Book> Book::load(std::span<const std::uint8_t> bytes) {
    const auto file = read_file(kKind, bytes);
    if (!file) return Error{file.error()};
    BitDecoder decoder(file.value().code);
    Traversal traversal(decoder, [](const Board&) { return std::optional<int>{}; });
    auto entries = traversal.go();
    if (!traversal.is_right() || !decoder.is_spent())
        return Error{std::string(kKind.name) + ": the code is of no book"};
    return Book(std::move(entries), file.value().unit);
}

bool is_book(std::span<const std::uint8_t> file) {
    return begins_as(kKind, file);
}

} // namespace forethought::othello
