#include "engine/twenty48/laps.h"
#include "engine/twenty48/stages.h"

#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace forethought::twenty48 {

namespace {

/// How often each rank is on a board.
std::map<Rank, int> ranks_of(Board board) {
    std::map<Rank, int> ranks;
    for (Cell cell = 0; cell < kCells; ++cell) ++ranks[rank_at(board, cell)];
    return ranks;
}

/// A board of ranks that are mostly large.
Board large_board(Rng& rng, int cells) {
    Board board = 0;
    for (Cell cell = 0; cell < cells; ++cell)
        board = with_tile(board, cell, 1 + static_cast<Rank>(std::max(rng.below(15), rng.below(15))));
    return board;
}

} // namespace

TEST_CASE("2048's opening sees boards beyond 8192 with their highest tiles halved") {
    const auto is_seen = [](Board board, Board as, Stage stage) {
        return halved(board) == as && stage_of(board) == stage;
    };
    REQUIRE(is_seen(0x000000000000ddc1u, 0x000000000000ddc1u, Stage::opening));
    REQUIRE(is_seen(0x000000000000001eu, 0x000000000000001du, Stage::late));
    REQUIRE(is_seen(0x00000000000acde1u, 0x00000000000abcd1u, Stage::late));
    REQUIRE(is_seen(0x000000000eebcde1u, 0x000000000ddabcd1u, Stage::late));
    REQUIRE(is_seen(0x000000000000001fu, 0x000000000000001du, Stage::late));
    REQUIRE(is_seen(0x00000000000bcdefu, 0x000000000009abcdu, Stage::late));
    // The 16384 that comes of the first halving is halved, and what follows it then.
    REQUIRE(is_seen(0x00000000000abd1fu, 0x00000000000abc1du, Stage::late));
    // Never down to an empty cell, even with all tiles there are.
    REQUIRE(count_empty(halved(0x1123456789abcdefu)) == 0);
}

TEST_CASE("what is equal on a board, and what is not, stays so where the opening sees it halved") {
    Rng rng(6);
    for (int i = 0; i < 5'000; ++i) {
        // Ten cells at most: of fifteen ranks some are missing.
        Board board = with_tile(0, 0, 14 + static_cast<Rank>(rng.below(2)));
        for (Cell cell = 1; cell < 10; ++cell)
            board = with_tile(board, cell, 3 + static_cast<Rank>(rng.below(13)));
        const Board seen = halved(board);
        REQUIRE(highest_rank(seen) <= kHighestSeenRank);
        REQUIRE(stage_of(board) == Stage::late);
        for (Cell a = 0; a < kCells; ++a)
            for (Cell b = 0; b < a; ++b)
                REQUIRE((rank_at(board, a) == rank_at(board, b)) == (rank_at(seen, a) == rank_at(seen, b)));
    }
}

TEST_CASE("The lap to 2048's first 16384 is played late where that is asked for") {
    const auto is_played = [](Board root, Stage early, Stage otherwise) {
        return stage_played(root, true) == early && stage_played(root, false) == otherwise;
    };
    REQUIRE(is_played(0x0000000000009bcdu, Stage::opening, Stage::opening));
    REQUIRE(is_played(0x000000000000abcdu, Stage::late, Stage::opening));
    REQUIRE(is_played(0x00000000000abccdu, Stage::late, Stage::opening));
    REQUIRE(is_played(0x000000000000000eu, Stage::late, Stage::late));
    REQUIRE(is_played(0x000000000000000fu, Stage::late, Stage::late));
}

TEST_CASE("Laps of 2048 are what the large tiles add up to, once they are merged") {
    REQUIRE(laps_of(0) == 0);
    REQUIRE(laps_of(0x0000000123456789u) == 0);
    REQUIRE(laps_of(0x000000000000001au) == 1);
    // Two of 1024: the lap ends when they are one.
    REQUIRE(laps_of(0x00000000000000aau) == 1);
    REQUIRE(laps_of(0x000000000000000bu) == 2);
    REQUIRE(laps_of(0x000000000000000eu) == 16);
    REQUIRE(laps_of(0x00000000000abcdeu) == 31);
    REQUIRE(laps_of(0x0000000000aabcdeu) == 31);
    REQUIRE(laps_of(0x000000000000000fu) == 32);
    Rng rng(7);
    for (int i = 0; i < 2'000; ++i) {
        const Board board = large_board(rng, 12);
        int sum = 0;
        bool are_different = true;
        for (const auto& [rank, count] : ranks_of(board)) {
            if (rank < kLapRank) continue;
            sum += count << rank;
            are_different = are_different && count == 1;
        }
        REQUIRE(laps_of(board) == (sum >> kLapRank) - (are_different ? 0 : 1));
    }
}

TEST_CASE("Late weights of 2048 see large tiles as walls, and those that can merge as twins") {
    REQUIRE(walled(0x0000000023456789u) == 0x0000000023456789u);
    REQUIRE(walled(0x0000000000000bcau) == 0x0000000000000bbau);
    REQUIRE(walled(0x00000000f0d0e3aau) == 0x00000000b0b0b3aau);
    REQUIRE(walled(0x0000000cd0d0e0b1u) == 0x0000000bc0c0b0b1u);
    Rng rng(8);
    for (int i = 0; i < 2'000; ++i) {
        const Board board = large_board(rng, 16);
        const Board seen = walled(board);
        auto ranks = ranks_of(board);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Rank rank = rank_at(board, cell);
            const Rank wall = ranks[rank] == 1 ? kWall : kTwinWall;
            REQUIRE(rank_at(seen, cell) == (rank > kLapRank ? wall : rank));
        }
        for (int number = 1; number < kSymmetries; ++number)
            REQUIRE(walled(symmetric(board, number)) == symmetric(seen, number));
    }
}

} // namespace forethought::twenty48
