#pragma once

#include "engine/core/bit_coder.h"
#include "engine/core/coded_file.h"
#include "engine/core/result.h"
#include "engine/core/types.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace forethought {

/// What a game tells of its boards to a book of their values.
///
/// - `kKind`: its files.
/// - `start()`: where games begin.
/// - `same(board)`: of all boards that symmetries carry into each other always the same one.
/// - `key(board)`: the hash of that one.
/// - `for_each_next(board, visit)`: `visit(move, next)` with every move, in a fixed order, and the board
/// after
///   it.
template <class R>
concept BookedGame = requires(const typename R::Board& board,
                              void (*visit)(const typename R::Move&, const typename R::Board&)) {
    { R::kKind } -> std::convertible_to<FileKind>;
    { R::start() } -> std::convertible_to<typename R::Board>;
    { R::same(board) } -> std::same_as<typename R::Board>;
    { R::key(board) } -> std::same_as<std::uint64_t>;
    R::for_each_next(board, visit);
};

/// A move of a book and its value for the side that makes it, in the unit of the game's scores.
template <class Move>
struct BookMove {
    Move move{};
    Score score = 0;

    bool operator==(const BookMove&) const = default;
};

/// Boards of the opening and their values. Symmetric boards count as one. A move is in the book if the board
/// after it is.
template <BookedGame Rules>
class ValueBook {
  public:
    using Board = typename Rules::Board;
    using Move = typename Rules::Move;

    struct Entry {
        /// `Rules::key(board)`.
        std::uint64_t key = 0;
        /// For the side to move, in units of the book.
        std::int16_t value = 0;

        bool operator==(const Entry&) const = default;
    };

    /// `unit`: of the values, in the unit of the game's scores.
    ValueBook(std::vector<Entry> entries, int unit) : entries_(std::move(entries)), unit_(unit) {
        std::sort(entries_.begin(), entries_.end(), comes_before);
    }

    /// Reads a file. Error: the reason, if it is no book, of another version, cut short or damaged.
    static Result<ValueBook> load(std::span<const std::uint8_t> file);

    /// The value of a board for its side to move, in units; none if it is not in the book.
    std::optional<int> find(const Board& board) const {
        const Entry wanted{Rules::key(board), 0};
        const auto at = std::lower_bound(entries_.begin(), entries_.end(), wanted, comes_before);
        if (at == entries_.end() || at->key != wanted.key) return std::nullopt;
        return at->value;
    }

    /// The moves that lead to boards of the book, best first; equal ones in the order of the game.
    std::vector<BookMove<Move>> moves(const Board& board) const {
        std::vector<BookMove<Move>> moves;
        Rules::for_each_next(board, [&](const Move& move, const Board& next) {
            if (const auto value = find(next)) moves.push_back({move, -*value * unit_});
        });
        std::stable_sort(moves.begin(), moves.end(),
                         [](const auto& a, const auto& b) { return a.score > b.score; });
        return moves;
    }

    /// The best moves of both sides from a board on, as far as the book goes.
    std::vector<Move> line(Board board) const {
        std::vector<Move> line;
        for (auto known = moves(board); !known.empty() && line.size() < static_cast<std::size_t>(kMostPlies);
             known = moves(board)) {
            const Move move = known.front().move;
            line.push_back(move);
            std::optional<Board> after;
            Rules::for_each_next(board, [&](const Move& other, const Board& next) {
                if (other == move) after = next;
            });
            board = *after;
        }
        return line;
    }

    std::size_t size() const { return entries_.size(); }
    int unit() const { return unit_; }

    /// More plies than any line of a book has; no board is deeper for a file.
    static constexpr int kMostPlies = 40;

  private:
    static constexpr bool comes_before(const Entry& a, const Entry& b) { return a.key < b.key; }

    /// By their keys.
    std::vector<Entry> entries_;
    int unit_;
};

/// The code of a book: a traversal from the start through all boards that are reached without leaving it,
/// each once: for each move to a board that the traversal has not met, whether it is in the book, and if so,
/// by how much the move is worse than what the board before it is worth.
template <BookedGame Rules, class Coder, class Look>
class BookTraversal {
  public:
    using Board = typename Rules::Board;
    using Entry = typename ValueBook<Rules>::Entry;

    /// `look`: the value of a board in the book, for who writes it; nothing for who reads.
    BookTraversal(Coder& coder, Look look) : coder_(coder), look_(look) {}

    std::vector<Entry> go() {
        const Board start = Rules::same(Rules::start());
        const int value = start_.code(coder_, look_(start).value_or(0));
        visit(start, value, 0);
        return std::move(entries_);
    }

    /// Whether it was a traversal through a book, as far as it has come.
    bool is_right() const { return is_right_; }

  private:
    static constexpr int kMostPlies = ValueBook<Rules>::kMostPlies;
    /// Far more boards than a traversal through a book meets, in it or not; a forged code may go on for ever.
    static constexpr std::size_t kMostMet = 1'000'000;

    void visit(const Board& board, int value, int ply) {
        is_right_ = is_right_ && !coder_.is_overrun() && met_.size() < kMostMet &&
                    value == static_cast<std::int16_t>(value);
        if (!is_right_) return;
        entries_.push_back({Rules::key(board), static_cast<std::int16_t>(value)});
        met_.insert(entries_.back().key);
        if (ply == kMostPlies) return;
        const auto depth = static_cast<std::size_t>(ply);
        std::size_t found = 0;
        Rules::for_each_next(board, [&](const auto&, const Board& after) {
            if (!is_right_ || !met_.insert(Rules::key(after)).second) return;
            const std::optional<int> known = look_(after);
            if (!coder_.code(is_there_[depth][found], known.has_value())) return;
            const int loss = losses_[depth].code(coder_, value + known.value_or(0));
            found = 1;
            visit(Rules::same(after), loss - value, ply + 1);
        });
    }

    Coder& coder_;
    Look look_;
    bool is_right_ = true;
    std::unordered_set<std::uint64_t> met_;
    std::vector<Entry> entries_;
    NumberModel start_;
    /// By ply; whether a board is in the book also by whether one before it was.
    std::array<std::array<BitModel, 2>, kMostPlies> is_there_{};
    std::array<NumberModel, kMostPlies> losses_{};
};

/// The book as a file. It holds the boards that are reached from the start without leaving the book.
template <BookedGame Rules>
std::vector<std::uint8_t> write_book(const ValueBook<Rules>& book) {
    BitEncoder encoder;
    const auto look = [&](const typename Rules::Board& board) { return book.find(board); };
    BookTraversal<Rules, BitEncoder, decltype(look)>(encoder, look).go();
    return write_file(Rules::kKind, book.unit(), encoder.finish());
}

template <BookedGame Rules>
Result<ValueBook<Rules>> ValueBook<Rules>::load(std::span<const std::uint8_t> bytes) {
    const auto file = read_file(Rules::kKind, bytes);
    if (!file) return Error{file.error()};
    BitDecoder decoder(file.value().code);
    const auto look = [](const Board&) { return std::optional<int>{}; };
    BookTraversal<Rules, BitDecoder, decltype(look)> traversal(decoder, look);
    auto entries = traversal.go();
    if (!traversal.is_right() || !decoder.is_spent())
        return Error{std::string(Rules::kKind.name) + ": the code is of no book"};
    return ValueBook(std::move(entries), file.value().unit);
}

} // namespace forethought
