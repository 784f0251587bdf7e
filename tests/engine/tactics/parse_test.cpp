#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// Lines 1 to 16 of a good text, which the cases below spoil.
const std::vector<std::string> kGood{"tactics 1",
                                     "side first round 9 quiet 3 rings 1 damage no",
                                     ". . . . . . . . . .",
                                     ". . # . . . . . . .",
                                     ". . . ~ . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     ". . . . . . . . . .",
                                     "unit first fighter b2 hp 80 acted",
                                     "unit first archer dead",
                                     "unit second wizard i9 hp 45 ready",
                                     "unit second fighter dead"};

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

/// The complaint about the good text with line `number` (from 1) replaced, or lines appended behind the last.
std::string complaint(std::size_t number, const std::string& line) {
    auto lines = kGood;
    if (number > lines.size())
        lines.push_back(line);
    else
        lines[number - 1] = line;
    const auto position = parse(joined(lines));
    return position.ok() ? "" : position.error();
}

struct Case {
    std::size_t line;
    const char* text;
    const char* error;
};

const std::vector<Case> kCases{
    {1, "tactics 2", "line 1: a position begins with 'tactics 1'"},
    {1, "chess 1", "line 1: a position begins with 'tactics 1'"},
    {2, "side first round 9", "line 2: expected 'side first round 1 quiet 0 rings 0 damage no'"},
    {2, "side first turn 9 quiet 3 rings 1 damage no",
     "line 2: expected 'side first round 1 quiet 0 rings 0 damage no'"},
    {2, "side third round 9 quiet 3 rings 1 damage no",
     "line 2: the side to move is 'third', not 'first' or 'second'"},
    {2, "side first round 0 quiet 3 rings 1 damage no",
     "line 2: the round is '0', not a number from 1 to 40"},
    {2, "side first round 41 quiet 3 rings 1 damage no",
     "line 2: the round is '41', not a number from 1 to 40"},
    {2, "side first round 9x quiet 3 rings 1 damage no",
     "line 2: the round is '9x', not a number from 1 to 40"},
    {2, "side first round 99999999999 quiet 3 rings 1 damage no",
     "line 2: the round is '99999999999', not a number from 1 to 40"},
    {2, "side first round 9 quiet -1 rings 1 damage no",
     "line 2: the number of quiet rounds is '-1', not a number from 0 to 40"},
    {2, "side first round 9 quiet 3 rings 6 damage no",
     "line 2: the number of rings fallen is '6', not a number from 0 to 5"},
    {2, "side first round 9 quiet 3 rings 1 damage perhaps",
     "line 2: damage is 'perhaps', not 'yes' or 'no'"},
    {3, ". . . . . . . . .", "line 3: row 1 of the map needs 10 cells, each . or # or ~"},
    {3, ". . . . . . . . . . .", "line 3: row 1 of the map needs 10 cells, each . or # or ~"},
    {12, "..........", "line 12: row 10 of the map needs 10 cells, each . or # or ~"},
    {5, ". . . ~ . . x . . .", "line 5: 'x' on g3 is not a kind of cell (. ground, # wall, ~ water)"},
    {12, "unit first fighter b2 hp 80 acted", "line 12: row 10 of the map needs 10 cells, each . or # or ~"},
    {13, "unit first fighter",
     "line 13: expected 'unit first fighter b2 hp 100 ready' or 'unit first fighter dead'"},
    {13, "unit third fighter b2 hp 80 ready", "line 13: 'third' is not a side (first, second)"},
    {13, "unit first dragon b2 hp 80 ready",
     "line 13: 'dragon' is not a type of unit (fighter, archer, wizard)"},
    {13, "unit first fighter b2 hp 80",
     "line 13: expected a cell, 'hp', a number, and 'ready' or 'acted' (or 'dead')"},
    {13, "unit first fighter b2 hp 80 asleep",
     "line 13: expected a cell, 'hp', a number, and 'ready' or 'acted' (or 'dead')"},
    {13, "unit first fighter b2 mp 80 ready",
     "line 13: expected a cell, 'hp', a number, and 'ready' or 'acted' (or 'dead')"},
    {13, "unit first fighter z2 hp 80 ready", "line 13: 'z2' is not a cell (a1 to j10)"},
    {13, "unit first fighter c2 hp 80 ready", "line 13: a unit cannot stand on c2, which is not ground"},
    {13, "unit first fighter d3 hp 80 ready", "line 13: a unit cannot stand on d3, which is not ground"},
    {13, "unit first fighter a5 hp 80 ready", "line 13: a unit cannot stand on a5, which is not ground"},
    {14, "unit first archer b2 hp 70 ready", "line 14: two units stand on b2"},
    {13, "unit first fighter b2 hp 0 acted", "line 13: hp is '0', not a number from 1 to 100"},
    {13, "unit first fighter b2 hp 101 acted", "line 13: hp is '101', not a number from 1 to 100"},
    {14, "unit first archer e5 hp 71 acted", "line 14: hp is '71', not a number from 1 to 70"},
    {15, "unit second wizard i9 hp 46 ready", "line 15: hp is '46', not a number from 1 to 45"},
    {15, "unit second wizard i9 hp 45 acted", "line 15: only units of the side to move can have acted"},
    {16, "unit first archer h8 hp 70 ready", "line 16: the first side's units come before the second's"},
    {15, "unit second wizard dead", "line 16: a side without units has lost: the line 'over' is missing"},
    {17, "hello", "line 17: 'hello' is not expected here"},
    {17, "over",
     "line 17: expected 'over', first_wins, second_wins or draw, and no_units, last_round, ring or "
     "condition"},
    {17, "over playing none",
     "line 17: expected 'over', first_wins, second_wins or draw, and no_units, last_round, ring or "
     "condition"},
    {17, "over draw boredom",
     "line 17: expected 'over', first_wins, second_wins or draw, and no_units, last_round, ring or "
     "condition"},
    {17, "over first_wins no_units", "line 17: the end that is told does not fit the units that are left"},
};

} // namespace

TEST_CASE("the text that the cases spoil is a good one", "[parse]") {
    const auto position = parse(joined(kGood));
    REQUIRE(position.ok());
    CHECK(format(position.value()) == joined(kGood));
}

TEST_CASE("a bad text is refused with the line and the reason", "[parse]") {
    for (const Case& bad : kCases) {
        INFO("line " << bad.line << ": " << bad.text);
        CHECK(complaint(bad.line, bad.text) == bad.error);
    }
}

TEST_CASE("a text that breaks off is refused", "[parse]") {
    std::vector<std::string> lines;
    for (std::size_t length = 0; length < kGood.size() - 1; ++length) {
        INFO(length << " lines");
        const auto position = parse(joined(lines));
        REQUIRE_FALSE(position.ok());
        CHECK(position.error().rfind("line " + std::to_string(std::max<std::size_t>(1, length)) + ": ", 0) ==
              0);
        lines.push_back(kGood[length]);
    }
}

TEST_CASE("more than eight units a side are refused", "[parse]") {
    auto lines = kGood;
    lines.resize(13);
    for (int i = 0; i < 7; ++i) lines.push_back("unit first archer dead");
    auto nine = lines;
    nine.push_back("unit first archer dead");
    CHECK(parse(joined(nine)).error() == "line 21: a side has at most 8 units");
    for (int i = 0; i < 7; ++i) lines.push_back("unit second archer dead");
    lines.push_back("unit second wizard i9 hp 45 ready");
    const auto sixteen = parse(joined(lines));
    REQUIRE(sixteen.ok());
    CHECK(sixteen.value().battle->roster.count == kMaxUnits);
    lines.push_back("unit second archer dead");
    CHECK(parse(joined(lines)).error() == "line 29: a side has at most 8 units");
}

TEST_CASE("nothing may follow the end", "[parse]") {
    auto lines = kGood;
    lines[14] = "unit second wizard dead";
    lines.push_back("over first_wins no_units");
    CHECK(parse(joined(lines)).ok());
    lines.push_back("over first_wins no_units");
    CHECK(parse(joined(lines)).error() == "line 18: nothing may follow the line 'over'");
}

TEST_CASE("the end that a text claims must fit its units", "[parse]") {
    auto lines = kGood;
    lines[14] = "unit second wizard dead";
    for (const char* over : {"over second_wins no_units", "over draw no_units", "over draw last_round",
                             "over first_wins ring"}) {
        auto wrong = lines;
        wrong.push_back(over);
        INFO(over);
        const auto position = parse(joined(wrong));
        REQUIRE_FALSE(position.ok());
        CHECK(position.error().rfind("line 17: ", 0) == 0);
    }
}

TEST_CASE("garbage never gets through", "[parse]") {
    // One character of a good text changed: refused, or another position that round-trips.
    const std::string good = joined(kGood);
    int refused = 0;
    for (std::size_t at = 0; at < good.size(); ++at)
        for (const char c : std::string_view("#~.x9 \n")) {
            std::string text = good;
            text[at] = c;
            const auto position = parse(text);
            refused += position.ok() ? 0 : 1;
            if (!position.ok()) continue;
            const auto again = parse(format(position.value()));
            REQUIRE(again.ok());
            REQUIRE(format(again.value()) == format(position.value()));
        }
    CHECK(refused > 1'000);
}

} // namespace forethought::tactics
