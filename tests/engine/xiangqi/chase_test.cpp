#include "engine/xiangqi/repetition/chase.h"

#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/notation/iccs.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/naive_rules.h"

#include <catch2/catch.hpp>

#include <bit>
#include <set>

namespace forethought::xiangqi {

namespace {

/// The points of the pieces of which a move creates a chase.
std::set<std::string> chased(const std::string& fen, const std::string& text) {
    Board board = board_of(fen);
    const Action move = parse_iccs(text).value();
    INFO(fen << " " << text);
    REQUIRE(is_legal(board, move));
    const Side enemy = opponent(board.to_move());
    const PieceSet pieces = chased_by(board, move);
    board.make(move);
    std::set<std::string> cells;
    for (Slot slot = 0; slot < kSlots; ++slot)
        if (is_of(slot, enemy) && (pieces & only(slot)) != 0) cells.insert(format_cell(board.where(slot)));
    return cells;
}

using Cells = std::set<std::string>;

} // namespace

TEST_CASE("clause a: general and soldier chase nothing, and a soldier at home is not chased",
          "[xiangqi][chase]") {
    CHECK(chased("3k5/9/9/9/2n6/9/9/9/R8/4K4 w", "a1a5") == Cells{"c5"});
    CHECK(chased("3k5/9/9/1n7/P8/9/9/9/9/4K4 w", "a5a6") == Cells{});
    CHECK(chased("5k3/9/9/9/9/9/9/9/4n4/3K5 w", "d0d1") == Cells{});
    CHECK(chased("3k5/9/9/2p6/9/9/9/9/R8/4K4 w", "a1a6") == Cells{});
    CHECK(chased("3k5/9/9/9/9/2p6/9/9/R8/4K4 w", "a1a4") == Cells{"c4"});
}

TEST_CASE("clause b: the piece could be taken now, legally", "[xiangqi][chase]") {
    CHECK(chased("3k5/9/9/n8/9/9/9/4R4/9/4K4 w", "e2e6") == Cells{"a6"});
    // A chariot that is pinned takes nothing aside.
    CHECK(chased("3k5/4r4/9/n8/9/9/9/4R4/9/4K4 w", "e2e6") == Cells{});
    // Nor does a cannon that parts the generals.
    CHECK(chased("4k4/9/9/np7/9/9/9/4C4/9/3K5 w", "e2e6") == Cells{"a6"});
    CHECK(chased("4k4/9/9/np7/9/9/9/4C4/9/4K4 w", "e2e6") == Cells{});
}

TEST_CASE("clause c: the attack is new, by the moved piece or discovered", "[xiangqi][chase]") {
    CHECK(chased("3k5/9/9/n8/9/9/9/1R7/9/4K4 w", "b2a2") == Cells{"a6"});
    // Along the same line it is not new.
    CHECK(chased("3k5/9/9/n8/9/9/9/R8/9/4K4 w", "a2a4") == Cells{});
    // A horse or a soldier makes room for the chariot behind it.
    CHECK(chased("3k5/9/9/n8/9/9/N8/R8/9/4K4 w", "a3c4") == Cells{"a6"});
    CHECK(chased("3k5/9/9/n8/P8/R8/9/9/9/4K4 w", "a5b5") == Cells{"a6"});
    CHECK(chased("3k5/9/9/n8/9/9/P8/R8/9/4K4 w", "a2b2") == Cells{});
}

TEST_CASE("clause c: a guard that is newly pinned guards no longer", "[xiangqi][chase]") {
    // The chariot on a0 attacks the horse all the time; the other one pins the chariot that guards it.
    CHECK(chased("3k5/9/9/n2r5/9/9/9/4R4/9/R3K4 w", "e2d2") == Cells{"a6"});
    CHECK(chased("3k5/9/9/n2r5/9/9/9/4R4/9/R3K4 w", "e2f2") == Cells{});
    // One that is cut off is none: nothing is newly pinned.
    CHECK(chased("3k5/9/9/n2r5/2P6/9/9/9/9/R3K4 w", "c5c6") == Cells{});
}

TEST_CASE("clause d: what is guarded is chased by lesser pieces alone", "[xiangqi][chase]") {
    CHECK(chased("3k5/9/9/c8/9/9/9/1R7/9/4K4 w", "b2a2") == Cells{"a6"});
    CHECK(chased("3k5/9/9/c7r/9/9/9/1R7/9/4K4 w", "b2a2") == Cells{});
    CHECK(chased("3k5/9/9/n8/9/9/P8/1C7/9/4K4 w", "b2a2") == Cells{"a6"});
    CHECK(chased("3k5/9/9/n7r/9/9/P8/1C7/9/4K4 w", "b2a2") == Cells{});
    CHECK(chased("3k5/9/9/r7r/9/9/P8/1C7/9/4K4 w", "b2a2") == Cells{"a6"});
    CHECK(chased("3k5/9/9/r7r/9/9/1N7/9/9/4K4 w", "b3c5") == Cells{"a6"});
    CHECK(chased("3k5/5r3/9/9/9/9/9/5r3/9/3AK4 w", "d0e1") == Cells{"f2"});
    CHECK(chased("3k5/4r4/9/9/9/9/9/B3n4/9/4K4 w", "a2c4") == Cells{"e2"});
    CHECK(chased("3k5/4r4/9/9/9/9/9/B3p4/9/4K4 w", "a2c4") == Cells{});
    // A guard that may not recapture is none: the chariots look at the general behind it.
    CHECK(chased("3k5/9/9/n2r5/9/9/9/3R5/1R7/4K4 w", "b1a1") == Cells{"a6"});
}

TEST_CASE("clause e: pieces of one kind do not chase each other, unless one cannot take back",
          "[xiangqi][chase]") {
    CHECK(chased("3k5/9/9/r8/9/9/9/1R7/9/4K4 w", "b2a2") == Cells{});
    CHECK(chased("3k5/9/9/c8/9/9/P8/1C7/9/4K4 w", "b2a2") == Cells{});
    CHECK(chased("3k5/9/3r5/9/9/9/9/8R/9/4K4 w", "i2i7") == Cells{});
    // Pinned before its general.
    CHECK(chased("3k5/9/3r5/9/9/9/9/3R4R/9/4K4 w", "i2i7") == Cells{"d7"});
    CHECK(chased("3k5/9/9/2n6/9/9/9/4N4/9/4K4 w", "e2d4") == Cells{});
    // Its leg is tied.
    CHECK(chased("3k5/9/9/2n6/2P6/9/9/4N4/9/4K4 w", "e2d4") == Cells{"c6"});
}

TEST_CASE("chases are those of the clauses, slow and obvious", "[xiangqi][chase]") {
    int chases = 0;
    auto boards = random_boards(samples(400), 300);
    for (const std::string& line : samples_of(data_lines("repetition.txt")))
        boards.push_back(board_of(parts_of(line, '|')[0]));
    for (const Board& board : boards) {
        const std::string fen = format_fen({board});
        const naive::Game game(fen);
        Moves moves;
        add_legal(board, moves);
        for (const Action move : moves) {
            INFO(fen << " " << format_iccs(move));
            Board after = board;
            after.make(move);
            const PieceSet pieces = chased_by(board, move);
            std::vector<int> cells;
            for (Cell cell = 0; cell < kCells; ++cell)
                if (is_of(after.at(cell), after.to_move()) && (pieces & only(after.at(cell))) != 0)
                    cells.push_back(cell);
            REQUIRE(cells == game.chased_by({file_of(move.from()), rank_of(move.from()), file_of(move.to()),
                                             rank_of(move.to())}));
            chases += static_cast<int>(cells.size());
        }
    }
    CHECK((kSlowBuild || chases > 1000));
}

TEST_CASE("chases keep the symmetries of the board", "[xiangqi][chase]") {
    int chases = 0;
    const auto count = [](PieceSet set) { return std::popcount(set); };
    for (const Board& board : random_boards(samples(60), 200)) {
        Moves moves;
        add_legal(board, moves);
        for (const Action move : moves) {
            const int here = count(chased_by(board, move));
            const Action in_mirror = move_of(mirrored(move.from()), mirrored(move.to()));
            const Action for_other = move_of(turned(move.from()), turned(move.to()));
            REQUIRE(count(chased_by(mirrored(board), in_mirror)) == here);
            REQUIRE(count(chased_by(turned(board), for_other)) == here);
            chases += here;
        }
    }
    CHECK(chases > 0);
}

} // namespace forethought::xiangqi
