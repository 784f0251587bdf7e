#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

TEST_CASE("cells have the names a1 to j10", "[notation]") {
    CHECK(format_cell(0) == "a1");
    CHECK(format_cell(9) == "j1");
    CHECK(format_cell(90) == "a10");
    CHECK(format_cell(99) == "j10");
    CHECK(format_cell(cell_at(2, 4)) == "c5");
    for (int i = 0; i < kCells; ++i) {
        const auto at = static_cast<Cell>(i);
        CHECK(parse_cell(format_cell(at)) == at);
    }
    for (const char* bad :
         {"", "a", "a0", "a11", "k1", "A1", "a01", "1a", "a1 ", "a-1", "a+1", "a100", "aa", "`1"}) {
        INFO(bad);
        CHECK_FALSE(parse_cell(bad).has_value());
    }
}

TEST_CASE("a position's text is what the comment in notation.h says", "[notation]") {
    const Position position = drawn({".F#", "~A.", "w.."}, {.to_move = Side::second,
                                                            .round = 7,
                                                            .quiet = 2,
                                                            .damage = true,
                                                            .hit_points = {{"b2", 12}},
                                                            .acted = {"a3"}});
    const std::string text = format(position);
    CHECK(text.substr(0, text.find('\n', 10)) == "tactics 1\nside second round 7 quiet 2 rings 0 damage yes");
    CHECK(text.find("\n. . # # # # # # # #\n~ . . # # # # # # #\n. . . # # # # # # #\n") !=
          std::string::npos);
    CHECK(text.substr(text.find("unit")) == "unit first fighter b1 hp 100 ready\n"
                                            "unit first archer b2 hp 12 ready\n"
                                            "unit second wizard a3 hp 45 acted\n");
}

TEST_CASE("the dead and the end of a battle are written down", "[notation]") {
    Position position = drawn({"Fw"});
    play(position, "a1:e");
    const std::string text = format(position);
    CHECK(text.substr(text.find("unit")) ==
          "unit first fighter a1 hp 100 acted\nunit second wizard dead\nover first_wins no_units\n");
    const auto again = parse(text);
    REQUIRE(again.ok());
    CHECK(again.value().state.outcome == Outcome::first_wins);
    CHECK(again.value().state.reason == Reason::no_units);
    CHECK(format(again.value()) == text);
}

TEST_CASE("spaces, tabs, carriage returns and empty lines do not matter", "[notation]") {
    const std::string text = format(drawn({"F..", "..a"}));
    std::string loose;
    for (const char c : text) loose += c == '\n' ? "  \r\n\n" : c == ' ' ? " \t " : std::string(1, c);
    const auto position = parse(loose);
    REQUIRE(position.ok());
    CHECK(format(position.value()) == text);
}

TEST_CASE("actions have texts", "[notation]") {
    const Position position = drawn({"F.A", "..a"});
    const Unit fighter = unit_on(position, "a1");
    CHECK(format_action(position, Action{fighter, cell("b2"), Direction::east}) == "a1-b2:e");
    CHECK(format_action(position, Action{fighter, cell("b1"), Direction::none}) == "a1-b1");
    CHECK(format_action(position, Action{fighter, cell("a1"), Direction::south}) == "a1:s");
    CHECK(format_action(position, Action{fighter, cell("a1"), Direction::none}) == "a1");
    CHECK(format_action(position, kEndTurn) == "end");
    CHECK(action(position, "c1-b1:w") == Action{unit_on(position, "c1"), cell("b1"), Direction::west});
    CHECK(action(position, "c1-c1") == Action{unit_on(position, "c1"), cell("c1"), Direction::none});
    CHECK(action(position, "c1:n") == Action{unit_on(position, "c1"), cell("c1"), Direction::north});
    CHECK(action(position, "end") == kEndTurn);
}

TEST_CASE("the text of an action that is none says what is wrong", "[notation]") {
    const Position position = drawn({"F.A", "..a"});
    const auto complaint = [&](std::string_view text) { return parse_action(position, text).error(); };
    CHECK(complaint("") == "'' is not a cell (a1 to j10)");
    CHECK(complaint("z1-a1") == "'z1' is not a cell (a1 to j10)");
    CHECK(complaint("a1-z1") == "'z1' is not a cell (a1 to j10)");
    CHECK(complaint("a1-") == "'' is not a cell (a1 to j10)");
    CHECK(complaint("b1-c2") == "no unit stands on b1");
    CHECK(complaint("a1:x") == "'x' is not a direction (n, e, s or w)");
    CHECK(complaint("a1-b1:") == "'' is not a direction (n, e, s or w)");
    CHECK(complaint("a1:n:e") == "'n:e' is not a direction (n, e, s or w)");
    CHECK(complaint("End") == "'End' is not a cell (a1 to j10)");
}

TEST_CASE("codes are laid out as wasm/tactics.d.ts says; other numbers are none", "[notation]") {
    CHECK(encode(Action{3, 42, Direction::south}) == (3 | 42 << 8 | 3 << 16));
    CHECK(encode(kEndTurn) == 255);
    CHECK(decode(255) == kEndTurn);
    CHECK(decode(0) == Action{0, 0, Direction::none});
    CHECK(decode(15 | 99 << 8 | 4 << 16) == Action{15, 99, Direction::west});
    for (const std::int32_t bad : {-1, -255, 16, 254, 100 << 8, 5 << 16, 255 | 1 << 8, 1 << 24, 0x7fffffff}) {
        INFO(bad);
        CHECK_FALSE(decode(bad).has_value());
    }
    const std::int32_t least = -2'147'483'647 - 1;
    CHECK_FALSE(decode(least).has_value());
}

} // namespace forethought::tactics
