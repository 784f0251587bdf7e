#include "engine/xiangqi/book/book.h"

#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/rules.h"
#include "tests/engine/core/forged_file.h"
#include "tests/engine/xiangqi/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace forethought::xiangqi {

namespace {

constexpr int kBookRung = 140;

Action move(std::string_view text) {
    return parse_iccs(text).value();
}

Board board_after(std::initializer_list<std::string_view> moves) {
    Board board = standard_start().board;
    for (const auto text : moves) board.make(move(text));
    return board;
}

Book::Entry entry(std::initializer_list<std::string_view> moves, int value) {
    return {BookRules::key(board_after(moves)), static_cast<std::int16_t>(value)};
}

/// Calls `visit(board)` with every board that the book's moves lead to, each once.
template <class Visit>
void for_each_board(const Board& board, std::set<std::uint64_t>& met, Visit visit) {
    if (!met.insert(BookRules::key(board)).second) return;
    visit(board);
    for (const auto& [action, score] : own_book().moves(board)) {
        Board next = board;
        next.make(action);
        for_each_board(next, met, visit);
    }
}

/// The first game of the book's rung against itself, as far as it needs no node.
std::vector<Action> opening_of(std::uint64_t seed, const Blur& blur) {
    Seat seat(kBookRung, begin_at(standard_start()), seed, blur);
    std::vector<Action> played;
    for (Action action = seat.think(200); seat.nodes() == 0; action = seat.think(200)) {
        played.push_back(action);
        if (!seat.session.play(action)) break;
    }
    return played;
}

} // namespace

TEST_CASE("a board and its mirror image are one in a book", "[xiangqi][book]") {
    const Book book({entry({}, 2), entry({"h2e2"}, -2), entry({"h2e2", "h9g7"}, 3), entry({"g0e2"}, 4)}, 5);
    CHECK(BookRules::key(board_after({"h2e2"})) == BookRules::key(board_after({"b2e2"})));
    CHECK(BookRules::same(board_after({"h2e2"})) == BookRules::same(board_after({"b2e2"})));
    CHECK(book.find(board_after({"b2e2"})) == -2);
    CHECK(book.find(board_after({"b2e2", "h9g7"})) == std::nullopt);
    const auto first = book.moves(standard_start().board);
    REQUIRE(first.size() == 4);
    CHECK(first.front().score == 10);
    CHECK(first.back().score == -20);
    CHECK(book.line(board_after({"b2e2"})) == std::vector{move("b9c7")});
}

TEST_CASE("a book of Xiangqi is what its file is, and no file that was damaged is one", "[xiangqi][book]") {
    const Book book({entry({}, 1), entry({"h2e2"}, -1), entry({"h2e2", "h9g7"}, 7)}, 5);
    const auto file = write_book(book);
    const auto read = Book::load(file);
    REQUIRE(read.ok());
    CHECK(read.value().size() == 3);
    CHECK(read.value().unit() == 5);
    CHECK(read.value().find(board_after({"b2e2", "b9c7"})) == 7);
    for (std::size_t i = 0; i < file.size(); ++i) {
        auto damaged = file;
        damaged[i] ^= 4;
        CHECK_FALSE(Book::load(damaged).ok());
    }
    int forged = 0;
    for_each_forged(file, 5, [&](const std::vector<std::uint8_t>& bytes) {
        INFO("forged " << ++forged << ", " << bytes.size() << " bytes");
        CHECK_FALSE(Book::load(bytes).ok());
    });
}

TEST_CASE("the engine's book is small, and what it holds is balanced near the start", "[xiangqi][book]") {
    CHECK(write_book(own_book()).size() <= 100'000);
    std::set<std::uint64_t> met;
    std::size_t inner = 0;
    for_each_board(standard_start().board, met, [&](const Board& board) {
        const auto moves = own_book().moves(board);
        if (moves.empty()) return;
        ++inner;
        REQUIRE(std::is_sorted(moves.begin(), moves.end(),
                               [](const auto& a, const auto& b) { return a.score > b.score; }));
    });
    CHECK(met.size() == own_book().size());
    CHECK(inner > 300);
    CHECK(std::abs(own_book().moves(standard_start().board).front().score) <= 100);
}

TEST_CASE("rung 140 begins by its book: always alike without blur, in many ways with it", "[xiangqi][book]") {
    const auto usual = opening_of(1, Blur{});
    CHECK(usual.size() >= 8);
    CHECK(opening_of(2, Blur{}) == usual);
    std::set<std::string> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        std::string name;
        Board board = standard_start().board;
        for (const Action action : opening_of(seed, Blur(seed, kBookRung))) {
            const auto moves = own_book().moves(board);
            const auto played = std::find_if(moves.begin(), moves.end(),
                                             [&](const auto& known) { return known.move == action; });
            REQUIRE(played != moves.end());
            CHECK(played->score >= moves.front().score - params::kBookTolerance);
            board.make(action);
            name += format_iccs(action);
        }
        openings.insert(name);
    }
    CHECK(openings.size() >= 4);

    // Where the book has less to show than it is asked for, the position is searched.
    Seat seat(kBookRung, begin_at(standard_start()));
    CHECK(seat.session.info().depth >= 4);
    seat.session.show(60);
    seat.session.abort();
    seat.think(500);
    CHECK(seat.nodes() > 0);
}

TEST_CASE("the book leads nowhere that has stood on the board", "[xiangqi][book]") {
    Seat seat(kBookRung, begin_at(standard_start()));
    for (int ply = 0; ply < 60 && seat.session.position().outcome() == Outcome::playing; ++ply) {
        const Action action = seat.think(200);
        Position next = seat.session.position();
        play(next, action, nullptr);
        if (seat.nodes() == 0) CHECK(next.path.occurrences().times == 1);
        REQUIRE(seat.session.play(action));
    }
}

} // namespace forethought::xiangqi
