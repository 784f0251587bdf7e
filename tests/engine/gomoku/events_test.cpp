#include "engine/core/rng.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/naive_rules.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace forethought::gomoku {

namespace {

using Numbers = std::vector<std::int32_t>;

Position game_on(const std::string& board, const std::string& moves) {
    const auto position = parse("gomoku 1 board " + board + " moves " + moves + " end");
    INFO((position.ok() ? "" : position.error()));
    REQUIRE(position.ok());
    return position.value();
}

/// The events of an action, named by its text.
Numbers events_of(Position position, const std::string& action) {
    Numbers events;
    play(position, parse_action(position, action).value(), &events);
    return events;
}

/// The code of a cell of the usual board.
std::int32_t code(const std::string& cell) {
    return encode(parse_action(empty_board(15, Rule::freestyle, Opening::free), cell).value());
}

Numbers header_of(const Position& position) {
    const Numbers snapshot = Gomoku::snapshot(position);
    return {snapshot.begin(), snapshot.begin() + 16};
}

Numbers body_of(const Position& position) {
    const Numbers snapshot = Gomoku::snapshot(position);
    return {snapshot.begin() + 16, snapshot.end()};
}

} // namespace

TEST_CASE("a stone is told with its colour and number", "[gomoku][events]") {
    CHECK(events_of(game_on("15 freestyle free", ""), "h8") == Numbers{1, 3, 20 * 7 + 7, 0, 1});
    CHECK(events_of(game_on("15 freestyle free", "h8"), "a15") == Numbers{1, 3, 0, 1, 2});
    CHECK(events_of(game_on("15 freestyle swap2", "h8 i9 j7 black"), "o1") ==
          Numbers{1, 3, 20 * 14 + 14, 1, 4});
}

TEST_CASE("a choice is told with the side that makes it", "[gomoku][events]") {
    const Position three = game_on("15 freestyle swap2", "h8 i9 j7");
    CHECK(events_of(three, "black") == Numbers{2, 2, 1, 400});
    CHECK(events_of(three, "white") == Numbers{2, 2, 1, 401});
    CHECK(events_of(three, "two") == Numbers{2, 2, 1, 402});
    const Position five = game_on("15 freestyle swap2", "h8 i9 j7 two k8 f6");
    CHECK(events_of(five, "black") == Numbers{2, 2, 0, 400});
    CHECK(events_of(five, "white") == Numbers{2, 2, 0, 401});
}

TEST_CASE("the end is told with its rows after the stone that brought it", "[gomoku][events]") {
    const Position four = game_on("15 freestyle free", "d8 a1 e8 a3 f8 a5 g8 a7");
    CHECK(events_of(four, "h8") == Numbers{1, 3, code("h8"), 0, 9, 3, 7, 1, 1, code("d8"), code("e8"),
                                           code("f8"), code("g8"), code("h8")});
    const Position other = game_on("15 freestyle swap2", "d8 a1 e8 white a3 f8 a5 g8 a7");
    CHECK(events_of(other, "h8") == Numbers{1, 3, code("h8"), 0, 9, 3, 7, 1, 1, code("d8"), code("e8"),
                                            code("f8"), code("g8"), code("h8")});
    const Position white = game_on("15 freestyle free", "a1 d8 a3 e8 a5 f8 a7 g8 a9");
    CHECK(events_of(white, "c8") == Numbers{1, 3, code("c8"), 1, 10, 3, 7, 2, 1, code("c8"), code("d8"),
                                            code("e8"), code("f8"), code("g8")});
}

TEST_CASE("a snapshot of an opening says what is to be done", "[gomoku][snapshot]") {
    CHECK(header_of(game_on("9 standard free", "")) ==
          Numbers{1, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(header_of(game_on("15 freestyle swap2", "h8")) ==
          Numbers{1, 15, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0});
    CHECK(header_of(game_on("15 freestyle swap2", "h8 i9 j7")) ==
          Numbers{1, 15, 0, 1, 2, 1, 0, 0, 0, 3, 0, 0, 1, 0, 0, 0});
    CHECK(header_of(game_on("15 freestyle swap2", "h8 i9 j7 two k8")) ==
          Numbers{1, 15, 0, 1, 3, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0});
    CHECK(header_of(game_on("20 renju swap2", "h8 i9 j7 two k8 f6")) ==
          Numbers{1, 20, 2, 1, 4, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0});
    CHECK(header_of(game_on("15 freestyle swap2", "h8 i9 j7 black")) ==
          Numbers{1, 15, 0, 1, 0, 1, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("a snapshot holds stones in their order, then rows, then forbidden cells", "[gomoku][snapshot]") {
    CHECK(body_of(game_on("15 freestyle swap2", "h8 i9 j7 two k8")) ==
          Numbers{code("h8"), code("i9"), code("j7"), code("k8")});
    const Position fork = game_on("15 renju free", "g8 a1 i8 c1 h6 e1 h7 a3");
    CHECK(header_of(fork) == Numbers{1, 15, 2, 0, 0, 0, 0, 0, 0, 8, 0, 1, 0, 0, 0, 0});
    CHECK(body_of(fork).size() == 9);
    CHECK(body_of(fork).back() == code("h8"));
    // Nothing is forbidden to White.
    CHECK(header_of(game_on("15 renju free", "g8 a1 i8 c1 h6 e1 h7 a3 o15"))[11] == 0);
    const Position won = game_on("15 renju free", "d8 a1 e8 a3 f8 a5 g8 a7 h8");
    CHECK(header_of(won) == Numbers{1, 15, 2, 0, 0, 1, 0, 1, 1, 9, 5, 0, 1, 0, 0, 0});
    const Numbers body = body_of(won);
    CHECK(Numbers(body.begin() + 9, body.end()) ==
          Numbers{code("d8"), code("e8"), code("f8"), code("g8"), code("h8")});
}

TEST_CASE("what the rules call forbidden is what the snapshot shows", "[gomoku][snapshot]") {
    std::size_t forbidden = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Rng rng(mix(seed, 0x736e6170));
        Position position = empty_board(9, Rule::renju, Opening::free);
        while (position.outcome == Outcome::playing) {
            const auto actions = legal_actions(position);
            Numbers expected;
            if (position.stones % 2 == 0) {
                const auto board = naive::board_of(position);
                for (int y = 0; y < 9; ++y)
                    for (int x = 0; x < 9; ++x)
                        if (is_empty(position, cell_at(x, y)) &&
                            naive::forbidden_of(board, {x, y}) != Forbidden::none)
                            expected.push_back(cell_at(x, y));
            }
            const Numbers body = body_of(position);
            REQUIRE(Numbers(body.begin() + position.stones, body.end()) == expected);
            forbidden += expected.size();
            play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
    CHECK(forbidden > 30);
}

} // namespace forethought::gomoku
