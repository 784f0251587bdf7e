#include "engine/gomoku/notation.h"
#include "engine/gomoku/rules.h"
#include "engine/protocol/gomocup/notation.h"
#include "tests/engine/protocol/gomocup/dialogue.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <sstream>

namespace forethought::gomocup {

using namespace gomoku;

namespace {

/// The cells of an answer; empty when it is anything else.
std::vector<Cell> cells(const std::string& answer, int size) {
    std::vector<Cell> found;
    std::istringstream words(answer);
    for (std::string word; words >> word;) {
        const auto cell = read_cell(word, size);
        if (!cell) return {};
        found.push_back(cell.value());
    }
    return found;
}

bool begins(const std::string& text, const std::string& with) {
    return text.rfind(with, 0) == 0;
}

/// The text of the present game.
std::string text(const Dialogue& dialogue) {
    return format(*dialogue.game());
}

} // namespace

TEST_CASE("a game is started, opened and played on", "[gomocup]") {
    Dialogue dialogue;
    CHECK(dialogue.game() == nullptr);
    REQUIRE(dialogue.say("START 15") == "OK");
    REQUIRE(dialogue.game()->size == 15);
    const auto opening = cells(dialogue.say("BEGIN"), 15);
    REQUIRE(opening.size() == 1);
    CHECK(dialogue.game()->of_colour[0].has(opening[0]));
    const Cell far = opening[0] == cell_at(0, 0) ? cell_at(1, 1) : cell_at(0, 0);
    const auto reply =
        cells(dialogue.say("TURN " + std::to_string(x_of(far)) + "," + std::to_string(y_of(far))), 15);
    REQUIRE(reply.size() == 1);
    CHECK(dialogue.game()->of_colour[1].has(far));
    CHECK(dialogue.game()->of_colour[0].has(reply[0]));
    CHECK(dialogue.game()->stones == 3);
}

TEST_CASE("the first coordinate is the column", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 20");
    dialogue.say("TURN 17,3");
    CHECK(dialogue.game()->of_colour[0].has(cell_at(17, 3)));
}

TEST_CASE("lines may end with CR, be indented, be empty and be written small", "[gomocup]") {
    Dialogue dialogue;
    CHECK(dialogue.say("").empty());
    CHECK(dialogue.say("\r").empty());
    CHECK(dialogue.say("  start\t15 \r") == "OK");
    CHECK(cells(dialogue.say("Turn  7 , 7\r"), 15).size() == 1);
    CHECK(dialogue.say("rectstart 12, 12\r") == "OK");
    CHECK(dialogue.game()->size == 12);
}

TEST_CASE("sizes 9 to 20 are played, others and rectangles are refused", "[gomocup]") {
    Dialogue dialogue;
    for (int size = kSmallestBoard; size <= kLargestBoard; ++size) {
        REQUIRE(dialogue.say("START " + std::to_string(size)) == "OK");
        REQUIRE(dialogue.game()->size == size);
        REQUIRE(dialogue.say("RECTSTART " + std::to_string(size) + "," + std::to_string(size)) == "OK");
    }
    dialogue.say("START 11");
    CHECK(dialogue.say("START 8") == "ERROR START: a board has a size from 9 to 20");
    CHECK(dialogue.say("START 21") == "ERROR START: a board has a size from 9 to 20");
    CHECK(dialogue.say("START -15") == "ERROR START: a board has a size from 9 to 20");
    CHECK(dialogue.say("START 99999999999999999999") == "ERROR START: a board has a size from 9 to 20");
    CHECK(dialogue.say("START") == "ERROR START: the size is '', not a number");
    CHECK(dialogue.say("START 15x") == "ERROR START: the size is '15x', not a number");
    CHECK(dialogue.say("RECTSTART 15,16") == "ERROR RECTSTART: only square boards are played");
    CHECK(dialogue.say("RECTSTART 15") == "ERROR RECTSTART: the sides are '15', not width,height");
    CHECK(dialogue.say("RECTSTART 30,30") == "ERROR RECTSTART: a board has a size from 9 to 20");
    CHECK(dialogue.game()->size == 11);
}

TEST_CASE("what needs a game says so before START", "[gomocup]") {
    Dialogue dialogue;
    const std::string none = ": there is no game; it begins with START";
    for (const std::string command : {"BEGIN", "TURN 7,7", "RESTART", "TAKEBACK 7,7"})
        CHECK(dialogue.say(command) == "ERROR " + command.substr(0, command.find(' ')) + none);
    CHECK(dialogue.say_all({"BOARD", "7,7,2", "DONE"}) == "ERROR BOARD" + none);
    CHECK(dialogue.say_all({"SWAP2BOARD", "DONE"}) == "ERROR SWAP2BOARD" + none);
    CHECK(begins(dialogue.say("ABOUT"), "name=\"Forethought\", version=\""));
    CHECK(dialogue.say("DONE") == "ERROR DONE: there is no list of stones to be ended");
}

TEST_CASE("a command that nobody knows is answered, and only shown in part", "[gomocup]") {
    Dialogue dialogue;
    CHECK(dialogue.say("SUGGEST 7,7") == "UNKNOWN command 'SUGGEST'");
    CHECK(dialogue.say(std::string("\0\x01\xff!", 4)) == R"(UNKNOWN command '\x00\x01\xff!')");
    CHECK(dialogue.say(std::string(100000, 'x')) == "UNKNOWN command '" + std::string(115, 'x') + "...'");
}

TEST_CASE("a stone that cannot be answered is refused and changes nothing", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all(
        {"START 15", "BOARD", "0,0,2", "1,1,1", "0,1,2", "3,3,1", "0,2,2", "5,5,1", "0,3,2", "DONE"});
    const std::string before = text(dialogue);
    CHECK(dialogue.say("TURN 1,1") == "ERROR TURN: there is a stone on 1,1 already");
    CHECK(dialogue.say("TURN 15,3") ==
          "ERROR TURN: '15,3' is no cell of a board of 15 (x,y from 0,0 to 14,14)");
    for (const std::string cell : {"-1,3", "3", "3,", ",3", "3,3,1", "3;4", "a,b", "", "1.5,2",
                                   "18446744073709551617,3", "4294967299,3"})
        CHECK(begins(dialogue.say("TURN " + cell), "ERROR TURN: '"));
    CHECK(dialogue.say("BEGIN") == "ERROR BEGIN: the board is not empty");
    CHECK(text(dialogue) == before);
}

TEST_CASE("a stone that ends the game has no answer", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all(
        {"START 15", "BOARD", "3,7,2", "14,0,1", "4,7,2", "14,2,1", "5,7,2", "14,4,1", "6,7,2", "DONE"});
    // Four stones with two open ends: one of them is left, whatever was answered.
    const std::string end = is_empty(*dialogue.game(), cell_at(2, 7)) ? "2,7" : "7,7";
    const std::string before = text(dialogue);
    CHECK(dialogue.say("TURN " + end) ==
          "ERROR TURN: a stone on " + end + " ends the game; there is no answer to it");
    CHECK(text(dialogue) == before);
}

TEST_CASE("a game that is over goes on only after RESTART or TAKEBACK", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 9");
    // One cell is left, and it makes no five for either colour.
    dialogue.say("BOARD");
    std::string last;
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 9; ++x) {
            if (x == 8 && y == 8) continue;
            const bool black = ((x / 2) + y) % 2 == 0;
            last += dialogue.say(std::to_string(x) + "," + std::to_string(y) + (black ? ",1" : ",2"));
        }
    CHECK(last.empty());
    REQUIRE(dialogue.say("DONE") == "8,8");
    CHECK(dialogue.game()->reason == Reason::full);
    CHECK(dialogue.say("TURN 3,3") == "ERROR TURN: the game is over");
    CHECK(dialogue.say("TAKEBACK 8,8") == "OK");
    CHECK(dialogue.game()->outcome == Outcome::playing);
    CHECK(dialogue.say("RESTART") == "OK");
    CHECK(dialogue.game()->stones == 0);
    CHECK(dialogue.game()->size == 9);
}

TEST_CASE("the last stone is taken back, and no other", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all({"START 15", "BOARD", "7,7,2", "DONE"});
    Cell own = 0;
    for (const Action action : dialogue.game()->actions) own = cell_of(action);
    const std::string own_text = std::to_string(x_of(own)) + "," + std::to_string(y_of(own));
    CHECK(dialogue.say("TAKEBACK 7,7") == "ERROR TAKEBACK: on 7,7 is no stone of the side that moved last");
    CHECK(dialogue.say("TAKEBACK 20,20") ==
          "ERROR TAKEBACK: '20,20' is no cell of a board of 15 (x,y from 0,0 to 14,14)");
    CHECK(dialogue.game()->stones == 2);
    CHECK(dialogue.say("TAKEBACK " + own_text) == "OK");
    CHECK(dialogue.game()->stones == 1);
    CHECK(dialogue.say("TAKEBACK 7,7") == "OK");
    CHECK(dialogue.game()->stones == 0);
    CHECK(dialogue.say("TAKEBACK 7,7") == "ERROR TAKEBACK: on 7,7 is no stone of the side that moved last");
    CHECK(cells(dialogue.say("BEGIN"), 15).size() == 1);
}

TEST_CASE("swap2 is asked for its first stones, for a choice, and for the last word", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 15");

    const auto three = cells(dialogue.say_all({"SWAP2BOARD", "DONE"}), 15);
    CHECK(three.size() == 3);
    CHECK(dialogue.game()->phase == Phase::choosing);

    const std::string choice = dialogue.say_all({"SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"});
    const auto stones = cells(choice, 15);
    const bool placed = stones.size() == 1 || stones.size() == 2;
    CHECK((choice == "SWAP" || placed));
    CHECK(dialogue.game()->stones == 3 + static_cast<int>(stones.size()));

    const std::string decision = dialogue.say_all({"SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"});
    CHECK((decision == "SWAP" || cells(decision, 15).size() == 1));
    CHECK(dialogue.game()->phase == Phase::playing);
}

TEST_CASE("every answer of swap2 is given by some player, and the game goes on from it", "[gomocup]") {
    int swaps = 0;
    int ones = 0;
    int twos = 0;
    Dialogue dialogue(0);
    Rng rng(1);
    // Any three stones: now and then Black is better off, now and then White, now and then neither.
    const auto any = [&] {
        return std::to_string(3 + rng.below(9)) + "," + std::to_string(3 + rng.below(9));
    };
    for (int game = 0; game < 60 && (swaps == 0 || ones == 0 || twos == 0); ++game) {
        dialogue.say("START 15");
        const std::string first = any();
        const std::string second = any();
        const std::string third = any();
        if (first == second || second == third || first == third) continue;
        const std::string answer = dialogue.say_all({"SWAP2BOARD", first, second, third, "DONE"});
        const auto stones = cells(answer, 15);
        swaps += answer == "SWAP";
        ones += stones.size() == 1;
        twos += stones.size() == 2;
        // The opponent places the next stone, whichever it is; the colours are then taken.
        const auto free = legal_actions(*dialogue.game());
        const Cell cell = is_stone(free.front()) ? cell_of(free.front()) : cell_at(14, 14);
        if (!is_empty(*dialogue.game(), cell)) continue;
        const int before = dialogue.game()->stones;
        CHECK(cells(dialogue.say("TURN " + std::to_string(x_of(cell)) + "," + std::to_string(y_of(cell))), 15)
                  .size() == 1);
        CHECK(dialogue.game()->stones == before + 2);
        CHECK(dialogue.game()->phase == Phase::playing);
    }
    CHECK(swaps > 0);
    CHECK(ones > 0);
    CHECK(twos > 0);
}

TEST_CASE("wrong lists of swap2 are refused", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all({"START 15", "TURN 3,3"});
    const std::string before = text(dialogue);
    CHECK(dialogue.say_all({"SWAP2BOARD", "7,7", "DONE"}) ==
          "ERROR SWAP2BOARD: swap2 asks with 0, 3 or 5 stones, not with 1");
    CHECK(dialogue.say_all({"SWAP2BOARD", "7,7", "7,7", "8,8", "DONE"}) ==
          "ERROR SWAP2BOARD: line 2: there is a stone on 7,7 already");
    CHECK(dialogue.say_all({"SWAP2BOARD", "7,7,1", "DONE"}) ==
          "ERROR SWAP2BOARD: line 1: '7,7,1' is not x,y or DONE");
    CHECK(text(dialogue) == before);
}

TEST_CASE("a rule holds at once on an empty board, and else from the next game on", "[gomocup]") {
    Dialogue dialogue;
    CHECK(dialogue.say("INFO rule 1").empty());
    dialogue.say("START 15");
    CHECK(dialogue.game()->rule == Rule::standard);
    dialogue.say("INFO rule 4");
    CHECK(dialogue.game()->rule == Rule::renju);
    dialogue.say_all({"INFO rule 0", "BEGIN", "INFO rule 1"});
    CHECK(dialogue.game()->rule == Rule::freestyle);
    CHECK(dialogue.game()->stones == 1);
    dialogue.say("RESTART");
    CHECK(dialogue.game()->rule == Rule::standard);
}

TEST_CASE("in renju a forbidden stone of the opponent is refused", "[gomocup]") {
    Dialogue dialogue(0);
    dialogue.say_all({"START 15", "INFO rule 4"});
    // Two open threes cross on 7,7.
    REQUIRE(cells(dialogue.say_all(
                      {"BOARD", "8,7,2", "0,0,1", "9,7,2", "0,2,1", "7,8,2", "0,4,1", "7,9,2", "DONE"}),
                  15)
                .size() == 1);
    REQUIRE(is_empty(*dialogue.game(), cell_at(7, 7)));
    const std::string before = text(dialogue);
    CHECK(dialogue.say("TURN 7,7") == "ERROR TURN: Black may not place a stone on 7,7 in renju");
    CHECK(text(dialogue) == before);
}

TEST_CASE("an INFO that cannot be kept to is told with the next move that is asked for", "[gomocup]") {
    Dialogue dialogue;
    CHECK(dialogue.say_all({"START 15", "INFO rule 2"}).empty());
    CHECK(begins(dialogue.say("BEGIN"), "ERROR BEGIN: INFO rule 2 is not played here; "));
    CHECK(cells(dialogue.say("BEGIN"), 15).size() == 1);
    CHECK(dialogue.say("INFO max_memory 1000").empty());
    CHECK(dialogue.say_all({"BOARD", "7,7,2", "DONE"}) ==
          "ERROR BOARD: INFO max_memory 1000 is too little, at least 16777216 bytes are needed");
    CHECK(dialogue.game()->stones == 1);
    CHECK(dialogue.say("INFO timeout_turn soon").empty());
    CHECK(dialogue.say_all({"SWAP2BOARD", "DONE"}) ==
          "ERROR SWAP2BOARD: INFO timeout_turn is 'soon', not a whole number");
}

TEST_CASE("INFO that changes nothing for us is passed over", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 15");
    for (const char* line : {"INFO", "INFO game_type 1", "INFO folder C:\\gomoku data", "INFO evaluate 3,4",
                             "INFO thread_num many", "INFO time_left -20", "INFO max_memory 350000000"})
        CHECK(dialogue.say(line).empty());
    CHECK(cells(dialogue.say("BEGIN"), 15).size() == 1);
}

TEST_CASE("END ends, also within a list, and nothing is said any more", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say("START 15");
    CHECK(dialogue.going_on());
    CHECK(dialogue.say("END").empty());
    CHECK_FALSE(dialogue.going_on());
    dialogue.say("BOARD");
    CHECK(dialogue.going_on());
    CHECK(dialogue.say("end\r").empty());
    CHECK_FALSE(dialogue.going_on());
    // What END interrupts is not answered.
    Dialogue interrupted;
    interrupted.say("START 15");
    interrupted.input() = protocol::Input::ended;
    CHECK(interrupted.say("BEGIN").empty());
}

TEST_CASE("a used up match is told from by our own account", "[gomocup]") {
    Dialogue dialogue;
    dialogue.say_all({"INFO timeout_match 60000", "START 15"});
    CHECK(dialogue.settings().time.left() == 60000);
    dialogue.say("BEGIN");
    const auto left = dialogue.settings().time.left();
    REQUIRE(left);
    CHECK(*left < 60000);
    CHECK(*left > 0);
    dialogue.say("RESTART");
    CHECK(dialogue.settings().time.left() == 60000);
}

} // namespace forethought::gomocup
