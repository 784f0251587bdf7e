#include "engine/core/rng.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace forethought::gomoku {

namespace {

struct Bad {
    std::string text;
    std::string error;
};

const std::string kHead = "gomoku 1\nboard 15 renju swap2\n";

const std::vector<Bad> kBad{
    {"", "line 1: a position begins with 'gomoku 1'"},
    {" \n\t\r\n", "line 1: a position begins with 'gomoku 1'"},
    {"chess 1", "line 1: a position begins with 'gomoku 1'"},
    {"gomoku 2\nboard 15 renju swap2\nmoves\nend", "line 1: a position begins with 'gomoku 1'"},
    {"\n\ngomoku", "line 3: a position begins with 'gomoku 1'"},
    {"Gomoku 1", "line 1: a position begins with 'gomoku 1'"},
    {"gomoku 1", "line 1: 'board' is missing, with size, rule and opening"},
    {"gomoku 1\n15 renju swap2", "line 2: 'board' is missing, with size, rule and opening"},
    {"gomoku 1\nboard", "line 2: the size of the board is '', not a number from 9 to 20"},
    {"gomoku 1\nboard 8 renju free", "line 2: the size of the board is '8', not a number from 9 to 20"},
    {"gomoku 1\nboard 21 renju free", "line 2: the size of the board is '21', not a number from 9 to 20"},
    {"gomoku 1\nboard -15 renju free", "line 2: the size of the board is '-15', not a number from 9 to 20"},
    {"gomoku 1\nboard 015 renju free", "line 2: the size of the board is '015', not a number from 9 to 20"},
    {"gomoku 1\nboard 15x15 renju free",
     "line 2: the size of the board is '15x15', not a number from 9 to 20"},
    {"gomoku 1\nboard 99999999999999999999 renju free",
     "line 2: the size of the board is '99999999999999999999', not a number from 9 to 20"},
    {"gomoku 1\nboard 15 omok free", "line 2: the rule is 'omok', not freestyle, standard or renju"},
    {"gomoku 1\nboard 15", "line 2: the rule is '', not freestyle, standard or renju"},
    {"gomoku 1\nboard 15 renju", "line 2: the opening is '', not free or swap2"},
    {"gomoku 1\nboard 15 renju\nswap", "line 3: the opening is 'swap', not free or swap2"},
    {kHead, "line 2: 'moves' is missing"},
    {kHead + "h8 i9", "line 3: 'moves' is missing"},
    {kHead + "moves", "line 3: the text breaks off; 'end' is missing"},
    {kHead + "moves h8 i9\n\n", "line 3: the text breaks off; 'end' is missing"},
    {kHead + "moves\nend\nend", "line 5: there is more after 'end'"},
    {kHead + "moves h8 H9",
     "line 3: move 2, 'H9' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h8\nh16",
     "line 4: move 2, 'h16' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves p1",
     "line 3: move 1, 'p1' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h0",
     "line 3: move 1, 'h0' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h08",
     "line 3: move 1, 'h08' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h8x",
     "line 3: move 1, 'h8x' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h",
     "line 3: move 1, 'h' is no cell of a board of 15 (a letter for the column, the number of the row from "
     "the bottom)"},
    {kHead + "moves h99999999999999999999", "line 3: move 1, 'h99999999999999999999' is no cell of a board "
                                            "of 15 (a letter for the column, the number "
                                            "of the row from the bottom)"},
    {kHead + "moves h8 h8 end", "line 3: move 2, 'h8', is not legal"},
    {kHead + "moves h8 black end", "line 3: move 2, 'black', is not legal"},
    {kHead + "moves h8 i9 j7 k8 end", "line 3: move 4, 'k8', is not legal"},
    {kHead + "moves h8 i9 j7 two k8\nf6 two end", "line 4: move 7, 'two', is not legal"},
    {"gomoku 1\nboard 15 renju free\nmoves black end", "line 3: move 1, 'black', is not legal"},
    {"gomoku 1\nboard 15 renju free\nmoves g8 a1 i8 c1 h6 e1 h7 a3 h8 end",
     "line 3: move 9, 'h8', is not legal"},
    {"gomoku 1\nboard 15 renju free\nmoves a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 end",
     "line 3: move 10, 'e2', comes after the end of the game"},
};

const std::string kGood = "gomoku 1\nboard 15 renju swap2\nmoves h8 i9 j7 two k8 f6 white e5 c3 l4\nend\n";

/// Spoils a few places of a text: characters exchanged, taken out, put in, pieces said twice. Every draw
/// stands on a line of its own: the order in which arguments are evaluated is the compiler's choice.
std::string spoiled(std::string text, Rng& rng) {
    static const std::string characters = "abhktz0123456789-+ \n\t\r\x80\xff'ed";
    for (auto times = 1 + rng.below(4); times > 0; --times) {
        const auto size = static_cast<std::uint32_t>(text.size());
        const char character = characters[rng.below(static_cast<std::uint32_t>(characters.size()))];
        const auto there = rng.below(size + 1);
        const auto elsewhere = rng.below(size + 1);
        const auto length = 1 + rng.below(20);
        switch (rng.below(4)) {
        case 0:
            text.insert(there, 1, character);
            break;
        case 1:
            text.erase(there, length);
            break;
        case 2:
            text.insert(there, text.substr(elsewhere, length));
            break;
        default:
            if (there < size) text[there] = character;
        }
    }
    return text;
}

bool tells_the_line(const std::string& error) {
    const auto digits = error.find_first_not_of("0123456789", 5);
    return error.rfind("line ", 0) == 0 && digits > 5 && error.compare(digits, 2, ": ") == 0;
}

} // namespace

TEST_CASE("a bad text is refused with its line and the reason", "[gomoku][notation]") {
    for (const auto& [text, error] : kBad) {
        INFO(text);
        const auto position = parse(text);
        REQUIRE_FALSE(position.ok());
        CHECK(position.error() == error);
    }
}

TEST_CASE("a good text is read whatever white space stands between its words", "[gomoku][notation]") {
    REQUIRE(parse(kGood).ok());
    CHECK(format(parse(kGood).value()) == kGood);
    std::string loose;
    for (const char c : kGood) loose += c == ' ' ? "\t \r\n" : std::string(1, c);
    REQUIRE(parse(loose).ok());
    CHECK(format(parse(loose).value()) == kGood);
}

TEST_CASE("every beginning of a text is refused", "[gomoku][notation]") {
    const std::string text = kGood.substr(0, kGood.size() - 1);
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto position = parse(text.substr(0, length));
        INFO(text.substr(0, length));
        REQUIRE_FALSE(position.ok());
        CHECK(tells_the_line(position.error()));
    }
}

TEST_CASE("a spoiled text is refused or read as what it says", "[gomoku][notation]") {
    Rng rng(0x67617262);
    int refused = 0;
    for (int number = 0; number < 20000; ++number) {
        const std::string text = spoiled(kGood, rng);
        const auto position = parse(text);
        if (position.ok()) {
            const auto again = parse(format(position.value()));
            REQUIRE(again.ok());
            REQUIRE(format(again.value()) == format(position.value()));
        } else {
            ++refused;
            INFO(text);
            REQUIRE(tells_the_line(position.error()));
        }
    }
    CHECK(refused > 10000);
    CHECK(refused < 20000);
}

TEST_CASE("garbage is no position and no action", "[gomoku][notation]") {
    Rng rng(0x6a756e6b);
    for (int number = 0; number < 2000; ++number) {
        std::string text(rng.below(200), ' ');
        for (char& c : text) c = static_cast<char>(rng.below(256));
        const auto position = parse(text);
        REQUIRE_FALSE(position.ok());
        CHECK(tells_the_line(position.error()));
        text.insert(0, 1, '?');
        CHECK_FALSE(parse_action(empty_board(15, Rule::freestyle, Opening::free), text).ok());
    }
}

TEST_CASE("cells are named by letter and row from the bottom on every board", "[gomoku][notation]") {
    CHECK(format_cell(cell_at(0, 0), 15) == "a15");
    CHECK(format_cell(cell_at(0, 14), 15) == "a1");
    CHECK(format_cell(cell_at(7, 7), 15) == "h8");
    CHECK(format_cell(cell_at(19, 0), 20) == "t20");
    CHECK(format_cell(cell_at(8, 8), 9) == "i1");
    for (int size = kSmallestBoard; size <= kLargestBoard; ++size) {
        const Position board = empty_board(size, Rule::freestyle, Opening::free);
        for (const Action action : legal_actions(board)) {
            const auto again = parse_action(board, format_action(board, action));
            REQUIRE(again.ok());
            REQUIRE(again.value() == action);
        }
    }
}

TEST_CASE("the choices of swap2 are words", "[gomoku][notation]") {
    const Position board = empty_board(15, Rule::freestyle, Opening::swap2);
    for (const auto& [word, action] :
         {std::pair{"black", kTakeBlack}, {"white", kTakeWhite}, {"two", kPlaceTwo}}) {
        CHECK(format_action(board, action) == word);
        CHECK(parse_action(board, word).value() == action);
    }
    for (const char* word : {"Black", "one", "black ", "2", ""}) CHECK_FALSE(parse_action(board, word).ok());
}

} // namespace forethought::gomoku
