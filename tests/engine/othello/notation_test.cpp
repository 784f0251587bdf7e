#include "engine/othello/notation.h"

#include "engine/othello/rules.h"
#include "tests/engine/othello/games.h"

#include <catch2/catch.hpp>

namespace forethought::othello {

namespace {

std::string error_of(const std::string& text) {
    const auto position = parse(text);
    return position ? "" : position.error();
}

} // namespace

TEST_CASE("a position's text is the game that led to it", "[othello][notation]") {
    const std::string text = "othello 1\nstart standard\nmoves f5 d6 c3\nend\n";
    const auto position = parse(text);
    REQUIRE(position.ok());
    CHECK(format(position.value()) == text);
    CHECK(format_moves(position.value()) == "f5d6c3");
    CHECK(position.value().to_move == Side::second);
    const std::string cells(64, '-');
    const auto empty = parse("othello 1 start " + cells + " O moves end");
    REQUIRE(empty.ok());
    CHECK(empty.value().outcome == Outcome::draw);
    CHECK(format(empty.value()) == "othello 1\nstart " + cells + " O\nmoves\nend\n");
}

TEST_CASE("a bad text of Othello is refused with its line and the reason", "[othello][notation]") {
    CHECK(error_of("gomoku 1") == "line 1: a position begins with 'othello 1'");
    CHECK(error_of("othello 1\nmoves end") == "line 2: 'start' is missing");
    CHECK(error_of("othello 1\nstart standard end") == "line 2: 'moves' is missing");
    CHECK(error_of("othello 1\nstart XO X moves end") == "line 2: a board is 64 cells of X, O and -, not 2");
    const std::string cells(64, '-');
    CHECK(error_of("othello 1\nstart " + cells + " B moves end") ==
          "line 2: who is to move is 'B', not X or O");
    CHECK(error_of("othello 1 start " + cells.substr(1) + "x X moves end") ==
          "line 1: cell h8 is 'x', not X, O or -");
    CHECK(error_of("othello 1 start standard\nmoves f5\nf5 end") == "line 3: move 2, 'f5', is not legal");
    CHECK(error_of("othello 1 start standard moves i9 end") ==
          "line 1: move 1, 'i9' is no cell (a letter a-h for the column, a number 1-8 for the row) and not "
          "'pass'");
    CHECK(error_of("othello 1 start " + cells + " X moves\na1 end") ==
          "line 2: move 1, 'a1', comes after the end of the game");
    CHECK(error_of("othello 1 start standard moves f5") == "line 1: the text breaks off; 'end' is missing");
    CHECK(error_of("othello 1 start standard moves end\nX") == "line 2: there is more after 'end'");
}

TEST_CASE("a list of moves is read without its passes, in small letters or large ones",
          "[othello][notation]") {
    int passes = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Position position = random_position(seed, 0);
        const std::string moves = format_moves(position);
        passes += moves.size() < 2 * position.actions.size() ? 1 : 0;
        std::string large = moves;
        for (char& letter : large)
            if (letter >= 'a') letter = static_cast<char>(letter - 'a' + 'A');
        for (const std::string& text : {moves, large}) {
            const auto again = play_moves(standard_start(), text);
            REQUIRE(again.ok());
            REQUIRE(again.value().board == position.board);
            REQUIRE(again.value().outcome == position.outcome);
        }
    }
    CHECK(passes > 5);
    CHECK(play_moves(standard_start(), "f5f5").error() == "move 2, 'f5', is not legal");
    CHECK(play_moves(standard_start(), "f").error().find("move 1, 'f' is no cell") == 0);
}

} // namespace forethought::othello
