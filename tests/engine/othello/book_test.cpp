#include "engine/othello/book/book.h"

#include "engine/othello/notation.h"
#include "engine/othello/symmetry.h"
#include "tests/engine/core/forged_file.h"
#include "tests/engine/othello/book.h"
#include "tests/engine/othello/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace forethought::othello {

namespace {

Board board_after(std::string_view moves) {
    return play_moves(standard_start(), moves).value().board;
}

Book::Entry entry(std::string_view moves, int value) {
    return {hash_of(representative(board_after(moves))), static_cast<std::int16_t>(value)};
}

/// Calls `visit(board)` with every board that the book's moves lead to, each once.
template <class Visit>
void for_each_board(const Book& book, const Board& board, std::set<std::uint64_t>& met, Visit visit) {
    if (!met.insert(hash_of(representative(board))).second) return;
    visit(board);
    for (const auto& [cell, score] : book.moves(board))
        for_each_board(book, board.after(cell, flips_of(board, cell)), met, visit);
}

/// The first game of rung 130 against itself, as far as it needs no node.
std::string opening_of(std::uint64_t seed, const Blur& blur) {
    Seat seat(130, standard_start(), seed, blur);
    while (seat.think(200) == seat.best() && seat.nodes() == 0)
        if (!seat.session.play(seat.best())) break;
    return format_moves(seat.session.position());
}

} // namespace

TEST_CASE("boards that symmetries carry into each other are one in a book", "[othello][book]") {
    const Book book({entry("", 0), entry("f5", 0), entry("f5d6", 2), entry("f5f6", 0)}, 20);
    for (const char* first : {"f5", "e6", "d3", "c4"}) CHECK(book.find(board_after(first)) == 0);
    CHECK(book.find(board_after("f5f4")) == std::nullopt);
    CHECK(book.moves(kStandardStart).size() == 4);
    const auto replies = book.moves(board_after("e6"));
    REQUIRE(replies.size() == 2);
    CHECK(replies[0] == BookMove{cell_at(5, 5), 0});
    CHECK(replies[1] == BookMove{cell_at(5, 3), -40});
    CHECK(book.line(board_after("f5")) == std::vector<Cell>{cell_at(5, 5)});
}

TEST_CASE("a book is what its file is, and no file that was damaged is a book", "[othello][book]") {
    const Book book({entry("", 1), entry("f5", -1), entry("f5d6", 7), entry("f5f6", 1), entry("f5f6e6", -1)},
                    20);
    const auto file = write_book(book);
    CHECK(is_book(file));
    const auto read = Book::load(file);
    REQUIRE(read.ok());
    CHECK(read.value().size() == 5);
    CHECK(read.value().unit() == 20);
    for (const char* moves : {"", "f5", "f5d6", "f5f6", "f5f6e6", "f5f4", "f5d6c3"})
        CHECK(read.value().find(board_after(moves)) == book.find(board_after(moves)));
    for (std::size_t i = 0; i < file.size(); ++i) {
        auto damaged = file;
        damaged[i] ^= 4;
        CHECK_FALSE(Book::load(damaged).ok());
    }
    CHECK(Book::load({}).error() == "the opening book of Othello: the file ends within its header");
}

TEST_CASE("the repository's book is small, and the value of a board that of the best move",
          "[othello][book]") {
    CHECK(repository_book_file().size() <= 150'000);
    const Book book = repository_book();
    std::set<std::uint64_t> met;
    std::size_t inner = 0;
    for_each_board(book, kStandardStart, met, [&](const Board& board) {
        const auto moves = book.moves(board);
        if (moves.empty()) return;
        ++inner;
        REQUIRE(moves.front().score == *book.find(board) * book.unit());
        REQUIRE(std::is_sorted(moves.begin(), moves.end(),
                               [](const auto& a, const auto& b) { return a.score > b.score; }));
    });
    CHECK(met.size() == book.size());
    CHECK(inner > 1000);
    CHECK(std::abs(book.moves(kStandardStart).front().score) <= kDisc);
    CHECK(write_book(book) == repository_book_file());
}

TEST_CASE("rung 130 begins by its book: always alike without blur, in many ways with it", "[othello][book]") {
    CHECK(opening_of(1, Blur{}).size() == 0);
    REQUIRE(Othello::install_weights(repository_book_file()).ok());
    const Book book = repository_book();
    const std::string usual = opening_of(1, Blur{});
    CHECK(usual.size() >= 2 * 10);
    CHECK(opening_of(2, Blur{}) == usual);
    std::set<std::string> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::string opening = opening_of(seed, Blur(seed, 130));
        CHECK(opening == opening_of(seed, Blur(seed, 130)));
        openings.insert(opening);
        Position position = standard_start();
        for (std::size_t at = 0; at < opening.size(); at += 2) {
            const auto moves = book.moves(position.board);
            const Position next = play_moves(position, opening.substr(at, 2)).value();
            const auto played = std::find_if(moves.begin(), moves.end(), [&](const BookMove& move) {
                return disc_on(move.move) == next.actions[next.actions.size() - 1];
            });
            REQUIRE(played != moves.end());
            CHECK(played->score >= moves.front().score - params::kBookTolerance);
            position = next;
        }
    }
    CHECK(openings.size() >= 4);

    // Where the book has less to show than it is asked for, the position is searched.
    Seat seat(130, standard_start());
    CHECK(seat.session.multi_pv(100).size() == 4);
    CHECK(seat.session.info().depth >= 10);
    seat.session.show(5);
    seat.session.abort();
    CHECK(is_legal(standard_start(), seat.think(500)));
    CHECK(seat.nodes() > 0);
}

TEST_CASE("forged books are refused, soon and without asking for memory", "[othello]") {
    const auto file = repository_book_file();
    int forged = 0;
    for_each_forged(file, 20, [&](const std::vector<std::uint8_t>& bytes) {
        INFO("forged " << ++forged << ", " << bytes.size() << " bytes");
        CHECK_FALSE(Book::load(bytes).ok());
    });
    CHECK(forged > 10);
}

} // namespace forethought::othello
