#include "engine/core/bit_coder.h"
#include "engine/core/coded_file.h"
#include "engine/gomoku/book/book.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

namespace forethought::gomoku {

// The code is a traversal from the empty board through all positions of the book, each once: where who
// follows the book is to move, what there is to choose from, and where the other side is, to which of its
// moves the book has an answer. A cell is told by where it lies from the stone placed last.

namespace {

constexpr FileKind kKind{
    .magic = 0x6b6f6f622d6b67u, // "gk-book"
    .version = 1,
    .name = "the opening book of Gomoku",
};

/// More moves of one side than any line of a book has; none is deeper for the code.
constexpr std::size_t kMostTurns = 40;
/// Far more positions than a book answers; a forged code may go on for ever.
constexpr std::size_t kMostPositions = 1'000'000;
constexpr int kCellsOfBoard = kUsualBoard * kUsualBoard;

constexpr bool is_on_board(int x, int y) {
    return x >= 0 && y >= 0 && x < kUsualBoard && y < kUsualBoard;
}

/// Models of a cell, by what it is told beside.
class CellModel {
  public:
    /// Nothing where a forged code leads off the board.
    template <class Coder>
    std::optional<Cell> code(Coder& coder, Cell from, Cell cell) {
        const int dx = dx_.code(coder, x_of(cell) - x_of(from));
        const std::size_t column = std::min<std::size_t>(static_cast<std::size_t>(dx < 0 ? -dx : dx), 3);
        const int dy = dy_[column].code(coder, y_of(cell) - y_of(from));
        const int x = x_of(from) + dx;
        const int y = y_of(from) + dy;
        return is_on_board(x, y) ? std::optional(cell_at(x, y)) : std::nullopt;
    }

  private:
    NumberModel dx_;
    std::array<NumberModel, 4> dy_;
};

template <class Coder>
class Traversal {
  public:
    /// `book`: what is written; null for who reads.
    Traversal(Coder& coder, const Book* book) : coder_(coder), book_(book) {}

    std::vector<Book::Entry> go() {
        const Shape nothing(kUsualBoard);
        const Cell centre = cell_at(kUsualBoard / 2, kUsualBoard / 2);
        follow(nothing, centre, 0, 0);
        leave(nothing, centre, 0, 0);
        return std::move(entries_);
    }

    /// Whether it was a traversal through a book, as far as it has come.
    bool is_right() const { return is_right_; }

  private:
    /// Who follows the book is to move, after the stone `last`; `score`: what the move before was worth.
    void follow(const Shape& shape, Cell last, Score score, std::size_t turn) {
        const Book::Entry* const known = book_ ? book_->find(shape) : nullptr;
        if (!require(!coder_.is_overrun() && ++followed_ <= kMostPositions)) return;
        Book::Entry entry{.key = shape.key()};
        const int count = counts_.code(coder_, known ? static_cast<int>(known->count) : 0);
        entry.count = static_cast<std::size_t>(std::clamp(count, 0, static_cast<int>(Book::kMostMoves)));
        const int upright = shape.upright();
        for (std::size_t i = 0; i < entry.count; ++i) {
            const BookMove move = known ? known->moves[i] : BookMove{};
            const auto cell = cells_.code(coder_, last, turned(move.cell, kUsualBoard, inverse(upright)));
            if (!require(cell.has_value())) return;
            const Score before = i == 0 ? score : entry.moves[i - 1].score;
            const Score change = changes_.code(coder_, (move.score - before) / Book::kUnit) * Book::kUnit;
            entry.moves[i] = {turned(*cell, kUsualBoard, upright), before + change};
        }
        if (entry.count > 0) entries_.push_back(entry);
        if (turn == kMostTurns) return;
        for (const BookMove& move : entry.choices()) {
            const Cell cell = turned(move.cell, kUsualBoard, inverse(upright));
            leave(shape.after(cell), cell, move.score, turn + 1);
        }
    }

    /// The other side is to move, after the stone `last`.
    void leave(const Shape& shape, Cell last, Score score, std::size_t turn) {
        const std::vector<Cell> known = book_ ? answered(shape) : std::vector<Cell>{};
        const int count = answered_.code(coder_, static_cast<int>(known.size()));
        if (!require(count >= 0 && count <= kCellsOfBoard)) return;
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const auto cell = replies_.code(coder_, last, i < known.size() ? known[i] : Cell{0});
            if (!require(cell.has_value())) return;
            cells.push_back(*cell);
        }
        for (const Cell cell : cells) follow(shape.after(cell), cell, score, turn);
    }

    /// Gives up where this does not hold; returns whether the traversal goes on.
    bool require(bool holds) {
        is_right_ = is_right_ && holds;
        return is_right_;
    }

    /// To which moves the book has an answer that the traversal has not come to: from now on it has.
    std::vector<Cell> answered(const Shape& shape) {
        std::vector<Cell> cells;
        for (int y = 0; y < kUsualBoard; ++y)
            for (int x = 0; x < kUsualBoard; ++x) {
                const Shape next = shape.after(cell_at(x, y));
                if (book_->find(next) && met_.insert(next.key()).second) cells.push_back(cell_at(x, y));
            }
        return cells;
    }

    Coder& coder_;
    const Book* book_;
    /// Positions that the traversal has come to, or will.
    std::unordered_set<std::uint64_t> met_;
    bool is_right_ = true;
    std::size_t followed_ = 0;
    std::vector<Book::Entry> entries_;
    NumberModel counts_;
    CellModel cells_;
    NumberModel changes_;
    NumberModel answered_;
    CellModel replies_;
};

} // namespace

std::vector<std::uint8_t> write_book(const Book& book) {
    BitEncoder encoder;
    Traversal(encoder, &book).go();
    return write_file(kKind, Book::kUnit, encoder.finish());
}

Result<Book> Book::load(std::span<const std::uint8_t> bytes) {
    const auto file = read_file(kKind, bytes);
    if (!file) return Error{file.error()};
    BitDecoder decoder(file.value().code);
    Traversal traversal(decoder, nullptr);
    auto entries = traversal.go();
    if (!traversal.is_right() || !decoder.is_spent())
        return Error{std::string(kKind.name) + ": the code is of no book"};
    return Book(std::move(entries));
}

} // namespace forethought::gomoku
