#include "engine/xiangqi/fen.h"

#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

namespace forethought::xiangqi {

namespace {

std::string again(const std::string& text) {
    const auto start = parse_fen(text);
    return start ? format_fen(start.value()) : start.error();
}

/// The same game in the words of other programs.
const std::string kBoard = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

} // namespace

TEST_CASE("a FEN is read in the dialects that are about", "[xiangqi][fen]") {
    const std::string usual(kStandardFen);
    CHECK(again(usual) == usual);
    CHECK(again(kBoard) == usual);
    CHECK(again(kBoard + " w") == usual);
    CHECK(again(kBoard + " r - - 0 1") == usual);
    CHECK(again(kBoard + " r 0 1") == usual);
    CHECK(again("  " + kBoard + "\tw - -\n") == usual);
    CHECK(again("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1") == usual);
    CHECK(again("3g5/9/9/s8/9/9/S8/9/9/4G4 b") == "3k5/9/9/p8/9/9/P8/9/9/4K4 b - - 0 1");
    CHECK(again(kBoard + " b - - 12 34") == kBoard + " b - - 12 34");
    CHECK(again(kBoard + " b 12 34") == kBoard + " b - - 12 34");
    CHECK(again(kBoard + " b - - 12") == kBoard + " b - - 12 1");
    CHECK(again(kBoard + " w - - 0 0") == usual);
}

TEST_CASE("a bad FEN is refused with what is wrong and where", "[xiangqi][fen]") {
    const std::string empty = "/9/9/9/9/9/9/9/9/";
    CHECK(again("") == "a FEN begins with the pieces; there is nothing");
    CHECK(again("4k4/9/9") == "there are 3 ranks instead of 10");
    CHECK(again("4k4" + empty + "3K5/9") == "there are more than 10 ranks");
    CHECK(again("4k3" + empty + "3K5") == "rank 9: there are 8 points instead of 9");
    CHECK(again("4k4" + empty + "3K4") == "rank 0: there are 8 points instead of 9");
    CHECK(again("4k5" + empty + "3K5") == "rank 9: there are more than 9 points");
    CHECK(again("4k4p" + empty + "3K5") == "rank 9: there are more than 9 points");
    CHECK(again("4k4/9/9/9/2x6/9/9/9/9/3K5") ==
          "rank 5: 'x' is no piece (k a b n r c p, capitals for Red) and no number of empty points");
    CHECK(again("4k4" + empty + "9") == "Red has no general");
    CHECK(again("9" + empty + "4K4") == "Black has no general");
    CHECK(again("4kk3" + empty + "3K5") == "on f9 stands one general more than Black has, 1");
    CHECK(again("4k4/9/9/9/RRR6/9/9/9/9/3K5") == "on c5 stands one chariot more than Red has, 2");
    CHECK(again("k8" + empty + "4K4") == "Black's general stands on a9, which is not in its palace");
    CHECK(again("3k1B3" + empty + "4K4") == "Red's elephant stands on f9, which is none of its seven points");
    CHECK(again("3k5" + empty + "4KB3") == "Red's elephant stands on f0, which is none of its seven points");
    CHECK(again("3k5" + empty + "2A1K4") == "Red's advisor stands on c0, which is none of its five points");
    CHECK(again("4k4" + empty + "4K4") == "the generals face each other");
    CHECK(again("3k5/9/9/9/9/9/9/9/9/r3K4 b") == "Red's general is attacked, and Black is to move");
    CHECK(again("3k5" + empty + "4K4 x") == "who is to move is 'x', not w (or r) or b");
    CHECK(again("3k5" + empty + "4K4 w - - x 1") == "the number of plies without a capture is 'x'");
    CHECK(again("3k5" + empty + "4K4 w - - -1 1") == "the number of plies without a capture is '-1'");
    CHECK(again("3k5" + empty + "4K4 w - - 0 1 2") == "'2' comes after the end of the FEN");
}

} // namespace forethought::xiangqi
