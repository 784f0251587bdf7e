#include "engine/gomoku/book/book.h"

#include "engine/gomoku/notation.h"
#include "tests/engine/core/forged_file.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace forethought::gomoku {

namespace {

Position empty() {
    return empty_board(kUsualBoard, Rule::freestyle, Opening::free);
}

Cell cell_of_name(std::string_view name) {
    return cell_of(parse_action(empty(), name).value());
}

/// An entry for the position after these stones.
Book::Entry entry(const std::string& stones, const std::vector<std::pair<std::string, Score>>& moves) {
    const Shape shape(game_of("15 freestyle free", stones));
    Book::Entry entry{.key = shape.key()};
    for (const auto& [name, score] : moves)
        entry.moves[entry.count++] = {turned(cell_of_name(name), kUsualBoard, shape.upright()), score};
    return entry;
}

/// What book a little game of both sides makes: White begins in two ways.
Book little_book() {
    return Book({entry("", {{"h8", 40}, {"h9", 20}}), entry("h8", {{"i9", -60}}), entry("i9", {{"h8", 0}}),
                 entry("h8 i9", {{"i7", 120}}), entry("h8 h9", {{"i9", 2'000}, {"h7", 1'980}}),
                 entry("h8 h9 i9 i7", {{"j6", 1'000}})});
}

std::vector<std::uint8_t> repository_file() {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/gomoku/data/book.bin", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Calls `visit(position, moves)` with every position of the book that following it as one side leads to.
template <class Visit>
void for_each_position(const Book& book, const Position& position, bool follows, std::set<std::uint64_t>& met,
                       Visit visit) {
    if (follows) {
        const auto moves = book.moves(position);
        if (moves.empty() || !met.insert(Shape(position).key()).second) return;
        visit(position, moves);
        for (const BookMove& move : moves)
            for_each_position(book, after(position, move.cell), false, met, visit);
    } else {
        for (const Cell cell : empty_cells(position)) {
            const Position next = after(position, cell);
            if (next.outcome == Outcome::playing) for_each_position(book, next, true, met, visit);
        }
    }
}

/// The stones of the first game of rung 170 against itself that it places without a node.
std::string opening_of(std::uint64_t seed, const Blur& blur) {
    Seat seat(170, empty(), seed, blur);
    std::string stones;
    for (;;) {
        const Action action = seat.think(200);
        if (seat.nodes() > 0 || !seat.session.play(action)) return stones;
        stones += format_action(seat.session.position(), action) + " ";
    }
}

} // namespace

TEST_CASE("a symmetry is undone by its inverse", "[gomoku][book]") {
    for (const int size : {9, 14, 15, 20})
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
            for (int y = 0; y < size; ++y)
                for (int x = 0; x < size; ++x) {
                    const Cell cell = cell_at(x, y);
                    REQUIRE(turned(turned(cell, size, symmetry), size, inverse(symmetry)) == cell);
                }
}

TEST_CASE("stones have the shape of those that symmetries carry them into, and no other", "[gomoku][book]") {
    Rng rng(1);
    std::set<std::uint64_t> keys;
    for (int game = 0; game < 200; ++game) {
        const Position position = random_game(rng, kUsualBoard, Rule::freestyle, 3 + game % 20);
        const Shape shape(position);
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            const Shape other(turned(position, symmetry));
            REQUIRE(other.key() == shape.key());
            REQUIRE(other.is_upright(other.upright()));
        }
        // Upright stones lie alike, however they lay before.
        const Position upright = turned(position, shape.upright());
        REQUIRE(Shape(upright).is_upright(0));
        keys.insert(shape.key());
    }
    CHECK(keys.size() >= 195);
    CHECK(Shape(game_of("15 freestyle free", "h8 i9 j7")).key() ==
          Shape(game_of("15 freestyle free", "j7 i9 h8")).key());
    CHECK(Shape(game_of("15 freestyle free", "h8 i9")).key() !=
          Shape(game_of("15 freestyle free", "i9 h8")).key());
}

TEST_CASE("a book says the same of a position however the board is turned", "[gomoku][book]") {
    const Book book = little_book();
    const Position position = game_of("15 freestyle free", "h8 h9 i9 i7");
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        const auto moves = book.moves(turned(position, symmetry));
        REQUIRE(moves.size() == 1);
        CHECK(moves[0] == BookMove{turned(cell_of_name("j6"), kUsualBoard, symmetry), 1'000});
    }
    // A move that a symmetry of the position carries elsewhere is as good there.
    const auto moves = book.moves(game_of("15 freestyle free", "h8"));
    REQUIRE(moves.size() == 4);
    for (const char* name : {"i9", "i7", "g9", "g7"})
        CHECK(std::find(moves.begin(), moves.end(), BookMove{cell_of_name(name), -60}) != moves.end());
    // Of two moves one has an image and one has none.
    CHECK(book.moves(game_of("15 freestyle free", "h8 h9")).size() == 3);
}

TEST_CASE("a book knows only what it was made for", "[gomoku][book]") {
    const Book book = little_book();
    CHECK(book.moves(game_of("15 freestyle free", "h8")).size() == 4);
    CHECK(book.moves(game_of("15 freestyle free", "h7")).empty());
    CHECK(book.moves(game_of("15 standard free", "h8")).empty());
    CHECK(book.moves(game_of("15 renju free", "h8")).empty());
    CHECK(book.moves(game_of("16 freestyle free", "h8")).empty());
    CHECK(book.moves(game_of("15 freestyle swap2", "h8")).empty());
}

TEST_CASE("a book is what its bytes say, but for what nobody comes to", "[gomoku][book]") {
    const Book book = little_book();
    const Book read = Book::load(write_book(book)).value();
    for (const char* stones : {"", "h8", "i9", "h8 i9", "h8 h9", "h8 h9 i9 i7"}) {
        INFO(stones);
        const Position position = game_of("15 freestyle free", stones);
        CHECK(read.moves(position) == book.moves(position));
    }
    CHECK(read.size() == book.size());
    CHECK(write_book(read) == write_book(book));
    CHECK(Book::load(write_book(Book({}))).value().size() == 0);
    const Book torn({entry("", {{"h8", 0}}), entry("h8 h9 i9 i7", {{"j6", 0}})});
    CHECK(Book::load(write_book(torn)).value().size() == 1);
}

TEST_CASE("no file that was damaged is a book", "[gomoku][book]") {
    const auto file = write_book(little_book());
    for (std::size_t i = 0; i < file.size(); ++i) {
        auto damaged = file;
        damaged[i] ^= 4;
        CHECK_FALSE(Book::load(damaged).ok());
    }
    CHECK(Book::load({}).error() == "the opening book of Gomoku: the file ends within its header");
}

TEST_CASE("the repository's book is small, legal throughout and all of it can be come to", "[gomoku][book]") {
    const Book& book = own_book();
    const auto file = repository_file();
    CHECK(file.size() <= 60'000);
    CHECK(write_book(book) == file);
    CHECK(book.size() >= 1'000);
    std::set<std::uint64_t> met;
    for (const bool follows : {true, false})
        for_each_position(book, empty(), follows, met, [](const Position& position, const auto& moves) {
            for (const BookMove& move : moves) {
                REQUIRE(is_legal(position, stone_on(move.cell)));
                REQUIRE(move.score % Book::kUnit == 0);
                REQUIRE(move.score <= moves.front().score);
            }
        });
    CHECK(met.size() == book.size());
}

TEST_CASE("rung 170 begins by its book: always alike without blur, in many ways with it", "[gomoku][book]") {
    const std::string usual = opening_of(1, Blur{});
    CHECK(usual.substr(0, 3) == "h8 ");
    CHECK(std::count(usual.begin(), usual.end(), ' ') >= 4);
    CHECK(opening_of(2, Blur{}) == usual);
    std::set<std::string> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::string opening = opening_of(seed, Blur(seed, 170));
        CHECK(opening == opening_of(seed, Blur(seed, 170)));
        openings.insert(opening);
    }
    CHECK(openings.size() >= 4);
    // Weakened as far as can be it remembers nothing but where to begin.
    CHECK(opening_of(1, Blur(1, 170, Blur::kMostExtra)) == "h8 ");
}

TEST_CASE("rung 170 tells its book's lines, and searches where it is asked for more", "[gomoku][book]") {
    const Position position = game_of("15 freestyle free", "h8 h9");
    const auto moves = own_book().moves(position);
    REQUIRE_FALSE(moves.empty());
    Seat seat(170, position);
    CHECK(seat.think(200) == stone_on(moves.front().cell));
    CHECK(seat.score() == moves.front().score);
    const auto lines = seat.session.multi_pv(100);
    REQUIRE(lines.size() == moves.size());
    CHECK(lines.front().actions == std::vector{stone_on(moves.front().cell)});
    CHECK(lines.front().flags == 8);
    seat.session.show(moves.size() + 1);
    seat.session.abort();
    CHECK(is_legal(position, seat.think(500)));
    CHECK(seat.nodes() > 0);
    Seat other(160, position);
    other.think(200);
    CHECK(other.nodes() > 0);
}

TEST_CASE("forged books are refused, soon and without leaving the board", "[gomoku]") {
    const auto file = write_book(little_book());
    int forged = 0;
    for_each_forged(file, Book::kUnit, [&](const std::vector<std::uint8_t>& bytes) {
        INFO("forged " << ++forged << ", " << bytes.size() << " bytes");
        CHECK_FALSE(Book::load(bytes).ok());
    });
    CHECK(forged > 10);
}

} // namespace forethought::gomoku
