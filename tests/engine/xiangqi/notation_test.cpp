#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/notation/read_move.h"
#include "engine/xiangqi/notation/text_form.h"
#include "engine/xiangqi/notation/wxf.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

#include <array>

namespace forethought::xiangqi {

namespace {

/// In all notations.
std::array<std::string, 4> forms_of(const Board& board, Action move) {
    return {format_iccs(move), format_wxf(board, move), format_chinese(board, move, Script::simplified),
            format_chinese(board, move, Script::traditional)};
}

/// A board with all soldiers across the river, on few files.
Board soldiers_by_lot(std::uint64_t seed) {
    Rng rng(mix(seed, 11));
    Board board;
    board.place(Side::first, Kind::general, cell_at(3, 0));
    board.place(Side::second, Kind::general, cell_at(5, 9));
    const int files = 1 + static_cast<int>(rng.below(3));
    for (const Side side : {Side::first, Side::second})
        for (int placed = 0; placed < 5;) {
            const int file = static_cast<int>(rng.below(static_cast<std::uint32_t>(files)));
            const int ahead = 5 + static_cast<int>(rng.below(4));
            const Cell cell = side == Side::first ? cell_at(file, ahead) : cell_at(8 - file, 9 - ahead);
            if (!board.is_empty(cell)) {
                if (files == 1) break;
                continue;
            }
            board.place(side, Kind::soldier, cell);
            ++placed;
        }
    board.set_side(rng.chance(1, 2) ? Side::first : Side::second);
    return board;
}

void check_round_trip(const Board& board) {
    INFO(format_fen({board}));
    Moves moves;
    add_legal(board, moves);
    for (const Action move : moves)
        for (const std::string& form : forms_of(board, move)) {
            INFO(form);
            const auto again = read_move(board, form);
            REQUIRE(again.ok());
            REQUIRE(again.value() == move);
        }
}

std::string wxf_error(const std::string& text) {
    const auto move = parse_wxf(standard_start().board, text);
    return move ? "" : move.error();
}

std::string read(const std::string& fen, const std::string& text) {
    const auto move = read_move(board_of(fen), text);
    return move ? format_iccs(move.value()) : move.error();
}

std::string error_of(const std::string& text) {
    const auto position = parse(text);
    return position ? "" : position.error();
}

} // namespace

TEST_CASE("moves of pieces behind each other are written and read as the data file has them",
          "[xiangqi][notation]") {
    const auto lines = data_lines("notation.txt");
    REQUIRE(lines.size() == 35);
    for (const std::string& line : lines) {
        const auto parts = parts_of(line, '|');
        REQUIRE(parts.size() == 5);
        INFO(line);
        const Board board = board_of(parts[0]);
        const auto forms = forms_of(board, parse_iccs(parts[1]).value());
        for (std::size_t i = 0; i < forms.size(); ++i) {
            CHECK(forms[i] == parts[i + 1]);
            CHECK(read(parts[0], parts[i + 1]) == parts[1]);
        }
    }
}

TEST_CASE("every legal move is read as it was written", "[xiangqi][notation]") {
    for (const Board& board : random_boards(samples(150), 250)) check_round_trip(board);
    for (std::uint64_t seed = 0; seed < samples(150); ++seed) check_round_trip(soldiers_by_lot(seed));
}

TEST_CASE("moves are read in other spellings", "[xiangqi][notation]") {
    const std::string start(kStandardFen);
    for (const char* text : {"h2e2", "H2E2", "h2-e2", "C2=5", "c2.5", "炮二平五", "砲２平５", "包2平5"})
        CHECK(read(start, text) == "h2e2");
    for (const char* text : {"H2+3", "n2+3", "马二进三", "馬二進三", "傌2进3"})
        CHECK(read(start, text) == "h0g2");
    CHECK(read(start, "B3+5") == "g0e2");
    CHECK(read(start, "s5+1") == "e3e4");
    const std::string tandem = "4k4/9/9/9/9/R8/9/9/R8/3K5 w";
    for (const char* text : {"R+=7", "+R.7", "前车平七", "前俥平7"}) CHECK(read(tandem, text) == "a4c4");
    // Of three soldiers the outer ones can be told by their file, too.
    const std::string two_files = "4k4/9/2P3P2/6P2/2P3P2/9/9/9/9/3K5 w";
    CHECK(read(two_files, "后7平6") == "c5d5");
    CHECK(read(two_files, "前三进一") == "g7g8");
    CHECK(read(two_files, "中兵平四") == "g6f6");
}

TEST_CASE("what is no move, or not one alone, is refused", "[xiangqi][notation]") {
    CHECK(wxf_error("C2=6") == "");
    CHECK(wxf_error("R1=2") == "no legal move is called 'R1=2'");
    CHECK(wxf_error("R+=2") == "no legal move is called 'R+=2'");
    CHECK(wxf_error("X2=5").find("'X2=5' is no move (a piece") == 0);
    CHECK(wxf_error("C2=") != "");
    CHECK(wxf_error("C0=5") != "");
    CHECK(wxf_error("C2*5") != "");
    CHECK(wxf_error("+-=5") != "");
    const std::string start(kStandardFen);
    CHECK(read(start, "炮二平").find("is no move") != std::string::npos);
    CHECK(read(start, "炮二上五").find("is no move") != std::string::npos);
    CHECK(read(start, "炮零平五").find("is no move") != std::string::npos);
    CHECK(read(start, "车二平五") == "no legal move is called '车二平五'");
    CHECK(read(start, "j2e2").find("two points") != std::string::npos);
    CHECK(read(start, "\xff\xfe").find("is no move") != std::string::npos);
    CHECK(read("4k4/9/2P3P2/6P2/2P3P2/9/9/9/9/3K5 w", "前兵进一") ==
          "'前兵进一' may be a move of several pieces");
    CHECK(read("4k4/9/9/9/9/R8/9/9/R8/3K5 w", "R9=7") == "'R9=7' may be a move of several pieces");
}

TEST_CASE("the text of a position of Xiangqi is the game that led to it", "[xiangqi][notation]") {
    const std::string text = "xiangqi 1\nstart standard\nmoves h2e2 h9g7\nend\n";
    const auto position = parse(text);
    REQUIRE(position.ok());
    CHECK(format(position.value()) == text);
    const std::string set_up =
        "xiangqi 1\nstart 3k5/9/9/9/9/9/9/9/9/4K4 b - - 12 40\nlimit 60\nmoves d9d8\nend\n";
    const auto other = parse(set_up);
    REQUIRE(other.ok());
    CHECK(format(other.value()) == set_up);
    CHECK(other.value().path.quiet_plies() == 13);
}

TEST_CASE("a bad text of Xiangqi is refused with its line and the reason", "[xiangqi][notation]") {
    CHECK(error_of("othello 1") == "line 1: a position begins with 'xiangqi 1'");
    CHECK(error_of("xiangqi 1\nmoves end") == "line 2: 'start' is missing");
    CHECK(error_of("xiangqi 1\nstart standard end") == "line 2: 'moves' is missing");
    CHECK(error_of("xiangqi 1\nstart 9/9 w - - 0 1") == "line 2: there are 2 ranks instead of 10");
    CHECK(error_of("xiangqi 1\nstart standard limit x moves end") ==
          "line 2: the limit is 'x', not a number of plies without a capture");
    CHECK(error_of("xiangqi 1 start standard\nmoves h2e2\nh2e2 end") ==
          "line 3: move 2, 'h2e2' is not legal");
    CHECK(error_of("xiangqi 1 start standard moves h2 end").find("line 1: move 1, 'h2' is no move") == 0);
    CHECK(error_of("xiangqi 1 start 3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1 moves\nd9d8 end") ==
          "line 2: move 1, 'd9d8' comes after the end of the game");
    CHECK(error_of("xiangqi 1 start standard moves h2e2") == "line 1: the text breaks off; 'end' is missing");
    CHECK(error_of("xiangqi 1 start standard moves end\nX") == "line 2: there is more after 'end'");
}

} // namespace forethought::xiangqi
