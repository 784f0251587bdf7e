#include "engine/gomoku/notation.h"
#include "engine/gomoku/rules.h"
#include "tests/engine/protocol/gomocup/dialogue.h"

#include <catch2/catch.hpp>

namespace forethought::gomocup {

using namespace gomoku;

namespace {

std::string board(const std::vector<std::string>& stones,
                  const std::vector<std::string>& before = {"START 15"}) {
    Dialogue dialogue;
    dialogue.say_all(before);
    dialogue.say("BOARD");
    for (const std::string& stone : stones) REQUIRE(dialogue.say(stone).empty());
    return dialogue.say("DONE");
}

bool is_refused(const std::string& answer) {
    return answer.rfind("ERROR BOARD: ", 0) == 0;
}

std::vector<Cell> row(int x, int y, int stones) {
    std::vector<Cell> cells;
    for (int i = 0; i < stones; ++i) cells.push_back(cell_at(x + i, y));
    return cells;
}

} // namespace

TEST_CASE("the numbers of stones decide whose colour is whose", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 15");
    dialogue.say_all({"BOARD", "7,7,2", "8,8,1", "6,6,2", "DONE"});
    CHECK(dialogue.game()->of_colour[0].has(cell_at(7, 7)));
    CHECK(dialogue.game()->of_colour[1].has(cell_at(8, 8)));
    CHECK(dialogue.game()->stones == 4);
    dialogue.say_all({"BOARD", "7,7,2", "8,8,1", "DONE"});
    CHECK(dialogue.game()->of_colour[0].has(cell_at(8, 8)));
    CHECK(dialogue.game()->of_colour[1].has(cell_at(7, 7)));
    CHECK(dialogue.game()->stones == 3);
    dialogue.say_all({"BOARD", "DONE"});
    CHECK(dialogue.game()->stones == 1);
}

TEST_CASE("stones come in any order and marks are passed over", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 15");
    dialogue.say_all({"BOARD", "1,1,1", "2,1,1", "4,4,2", "0,0,3", "5,4,2", "9,9,2", "DONE"});
    CHECK(dialogue.game()->stones == 6);
    CHECK(is_empty(*dialogue.game(), cell_at(0, 0)));
}

TEST_CASE("stones in the order of the game stay in it", "[gomocup]") {
    Position game = empty_board(15, Rule::freestyle, Opening::free);
    const auto read = position_to_move(
        game, {{cell_at(1, 0), cell_at(3, 0)}, {cell_at(0, 0), cell_at(2, 0), cell_at(4, 0)}});
    REQUIRE(read.ok());
    for (int x = 0; x < 5; ++x) play(game, stone_on(cell_at(x, 0)), nullptr);
    CHECK(format(read.value()) == format(game));
}

TEST_CASE("impossible boards are refused with the reason", "[gomocup]") {
    CHECK(board({"7,7,1"}) == "ERROR BOARD: with 1 own stones and 0 of the opponent it is not our move");
    CHECK(board({"7,7,2", "8,8,2"}) ==
          "ERROR BOARD: with 0 own stones and 2 of the opponent it is not our move");
    CHECK(board({"7,7,2", "7,7,1"}) == "ERROR BOARD: line 2: there is a stone on 7,7 already");
    CHECK(board({"7,7,4"}) ==
          "ERROR BOARD: line 1: the field of '7,7,4' is not 1 (own), 2 (opponent's) or 3 (a mark)");
    CHECK(board({"7,15,2"}) ==
          "ERROR BOARD: line 1: '7,15,2' is no cell of a board of 15 (x,y from 0,0 to 14,14)");
    CHECK(board({"7,7"}) == "ERROR BOARD: line 1: '7,7' is not x,y,field or DONE");
    CHECK(board({"garbage", "7,7,2"}) == "ERROR BOARD: line 1: 'garbage' is not x,y,field or DONE");
    CHECK(board({"7,7,2", "", "x"}) == "ERROR BOARD: line 2: 'x' is not x,y,field or DONE");
}

TEST_CASE("a board that is refused leaves the game as it was", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all({"START 15", "TURN 7,7"});
    const std::string before = format(*dialogue.game());
    REQUIRE(is_refused(dialogue.say_all({"BOARD", "1,1,1", "DONE"})));
    CHECK(format(*dialogue.game()) == before);
    CHECK_FALSE(is_refused(dialogue.say("TURN 0,0")));
}

TEST_CASE("a list that breaks off is refused, and the command behind it obeyed", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all({"START 15", "BOARD", "7,7,2"});
    CHECK(dialogue.lines("START 12") ==
          std::vector<std::string>{"ERROR BOARD: the list of stones breaks off without DONE", "OK"});
    CHECK(dialogue.game()->size == 12);
    CHECK(dialogue.say("7,7,2") == "UNKNOWN command '7,7,2'");
}

TEST_CASE("a board on which somebody has won is refused", "[gomocup]") {
    const Position freestyle = empty_board(15, Rule::freestyle, Opening::free);
    const Position standard = empty_board(15, Rule::standard, Opening::free);
    const Position renju = empty_board(15, Rule::renju, Opening::free);
    const std::vector<Cell> apart{cell_at(0, 0), cell_at(2, 0), cell_at(4, 0),
                                  cell_at(0, 2), cell_at(2, 2), cell_at(4, 2)};
    const std::vector<Cell> five_apart(apart.begin(), apart.begin() + 5);

    CHECK_FALSE(position_from(freestyle, row(3, 7, 5), five_apart).ok());
    CHECK_FALSE(position_from(standard, row(3, 7, 5), five_apart).ok());
    CHECK_FALSE(position_from(renju, row(3, 7, 5), five_apart).ok());
    CHECK_FALSE(position_from(renju, five_apart, row(3, 7, 5)).ok());
    CHECK(position_from(freestyle, row(3, 7, 4), row(3, 9, 4)).ok());

    // Six in a row: whatever the order in which the stones are laid out, exactly five never stood there.
    CHECK_FALSE(position_from(freestyle, row(3, 7, 6), apart).ok());
    CHECK_FALSE(position_from(renju, apart, row(3, 7, 6)).ok());
    const auto six = position_from(standard, row(3, 7, 6), apart);
    REQUIRE(six.ok());
    CHECK(six.value().outcome == Outcome::playing);
    CHECK(six.value().stones == 12);
    CHECK_FALSE(legal_actions(six.value()).empty());
}

TEST_CASE("a full board has no move", "[gomocup]") {
    const Position game = empty_board(9, Rule::freestyle, Opening::free);
    std::vector<Cell> colours[2];
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 9; ++x) colours[((x / 2) + y) % 2].push_back(cell_at(x, y));
    const auto full = position_from(game, colours[0], colours[1]);
    REQUIRE_FALSE(full.ok());
    CHECK(full.error() == "no cell is left on which a stone may be placed");
}

} // namespace forethought::gomocup
