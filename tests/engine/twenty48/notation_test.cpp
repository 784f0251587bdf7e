#include "engine/twenty48/notation.h"

#include "tests/engine/twenty48/games.h"

#include <catch2/catch.hpp>

namespace forethought::twenty48 {

namespace {

const std::string kText = "twenty48 1\n"
                          "adversary seed 18446744073709551615 moves 12 score 96 place\n"
                          ". . . 2\n"
                          ". . . 4\n"
                          ". . 2 8\n"
                          "2 4 16 131072\n"
                          "end\n";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

} // namespace

TEST_CASE("2048's text form is read and written as it is", "[twenty48]") {
    const auto position = parse(kText);
    REQUIRE(position);
    CHECK(format(position.value()) == kText);
    CHECK(position.value().mode == Mode::adversary);
    CHECK(position.value().phase == Phase::place);
    CHECK(position.value().moves == 12);
    CHECK(position.value().score == 96);
    CHECK(rank_at(position.value().tiles, 15) == 17);
    CHECK(rank_at(position.value().tiles, 3) == 1);
    std::string in_one_line = kText;
    std::replace(in_one_line.begin(), in_one_line.end(), '\n', ' ');
    CHECK(format(parse(in_one_line).value()) == kText);
}

TEST_CASE("2048's text form is refused with the line and the reason", "[twenty48]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "line 1: a position begins with 'twenty48 1'"},
        {replaced(kText, "48 1", "48 2"), "line 1: a position begins with 'twenty48 1'"},
        {replaced(kText, "adversary", "revenge"), "line 2: the mode is 'revenge', not chance or adversary"},
        {replaced(kText, "seed", "sea"), "line 2: 'seed' is missing, with a number"},
        {replaced(kText, "615", "616"),
         "line 2: seed is '18446744073709551616', not a number from 0 to 18446744073709551615"},
        {replaced(kText, "12", "-1"), "line 2: moves is '-1', not a number from 0 to 1000000"},
        {replaced(kText, "96", "096"), "line 2: score is '096', not a number from 0 to 100000000"},
        {replaced(kText, "place", "wait"), "line 2: what is to be done is 'wait', not to slide or to place"},
        {replaced(kText, "adversary", "chance"),
         "line 2: nobody places tiles in mode chance, so it must be 'slide'"},
        {replaced(kText, ". 4\n", ". 6\n"),
         "line 4: tile 8 is '6', not a power of two from 2 to 131072 or . for an empty cell"},
        {replaced(kText, ". 4\n", ". 1\n"),
         "line 4: tile 8 is '1', not a power of two from 2 to 131072 or . for an empty cell"},
        {replaced(kText, " 16 ", " 262144 "),
         "line 6: tile 15 is '262144', not a power of two from 2 to 131072 or . for an empty cell"},
        {replaced(kText, " 16 ", " 131072 "),
         "line 6: the tiles are more than 262140 together; no game comes that far"},
        {replaced(kText, "end", "2"), "line 7: 'end' is missing after the sixteen tiles"},
        {kText + "2", "line 8: there is more after 'end'"},
        {"twenty48 1\nchance seed 0 moves 0 score 0 slide\n. . . .\n. . . .\n. . . .\n. . . .\nend",
         "line 6: there is no tile that could slide"},
        {"twenty48 1\nadversary seed 0 moves 0 score 0 place\n2 2 2 2\n2 2 2 2\n2 2 2 2\n2 2 2 2\nend",
         "line 6: there is no cell to place a tile on"},
    };
    for (const auto& [text, reason] : cases) {
        const auto position = parse(text);
        REQUIRE_FALSE(position);
        CHECK(position.error() == reason);
    }
}

TEST_CASE("2048's actions have names", "[twenty48]") {
    CHECK(format_action(slide_to(Direction::up)) == "up");
    CHECK(format_action(slide_to(Direction::left)) == "left");
    CHECK(format_action(tile_on(0, 1)) == "a4=2");
    CHECK(format_action(tile_on(10, 2)) == "c2=4");
    CHECK(parse_action("c2=4").value() == tile_on(10, 2));
    for (const std::string text : {"", "Up", "c2", "c2=8", "e2=4", "c5=4", "c2=4 "}) {
        const auto action = parse_action(text);
        REQUIRE_FALSE(action);
        CHECK(action.error().find("'" + text + "' is neither") == 0);
    }
}

} // namespace forethought::twenty48
