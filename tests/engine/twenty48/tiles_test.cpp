#include "engine/twenty48/tiles.h"

#include "tests/engine/twenty48/games.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

namespace forethought::twenty48 {

namespace {

/// The tiles of a board that begins like this, as they are read: "65536 32768".
std::vector<int> downgraded(const std::string& tiles) {
    const Board board = downgrade(drawn(tiles).tiles);
    std::vector<int> read;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (rank_at(board, cell) > 0) read.push_back(1 << rank_at(board, cell));
    return read;
}

} // namespace

TEST_CASE("2048: tiles up to one 32768 are the board as they are", "[twenty48]") {
    Rng rng(14);
    for (int i = 0; i < 500; ++i) {
        Tiles tiles = random_tiles(rng, 1, 14);
        tiles[rng.below(kCells)] = kHighestRank;
        REQUIRE(tiles_of(downgrade(tiles)) == tiles);
    }
}

TEST_CASE("2048: above 32768 the tiles over the highest missing one move down", "[twenty48]") {
    CHECK(downgraded("65536 32768 8192 4 . . . . . . . . . . . .") == std::vector{32768, 16384, 8192, 4});
    CHECK(downgraded("65536 16384 8192 4 . . . . . . . . . . . .") == std::vector{32768, 16384, 8192, 4});
    CHECK(downgraded("131072 16384 2 . . . . . . . . . . . . .") == std::vector{32768, 16384, 2});
    CHECK(downgraded("131072 65536 32768 16384 8192 2 2 . . . . . . . . .") ==
          std::vector{32768, 16384, 8192, 4096, 2048, 2, 2});
    CHECK(downgraded("32768 32768 2 . . . . . . . . . . . . .") == std::vector{16384, 16384, 2});
    CHECK(downgraded("32768 32768 16384 2 . . . . . . . . . . . .") == std::vector{16384, 16384, 8192, 2});
}

TEST_CASE("2048: downgraded tiles slide and merge as the tiles themselves", "[twenty48]") {
    Rng rng(131072);
    for (int i = 0; i < 20'000; ++i) {
        // Three ranks make merges, one high tile or two makes it too large.
        Tiles tiles = random_tiles(rng, 1 + rng.below(14), 3);
        for (int high = 0; high < 2; ++high)
            tiles[rng.below(kCells)] = static_cast<std::uint8_t>(15 + rng.below(3));
        const Board board = downgrade(tiles);
        REQUIRE(downgrade(tiles_of(board)) == board);
        for (int d = 0; d < kSlides; ++d) {
            Tiles slid = tiles;
            slide_tiles(slid, direction(d));
            const Board moved = slide(board, direction(d));
            REQUIRE((moved != board) == (slid != tiles));
            for (Cell cell = 0; cell < kCells; ++cell)
                REQUIRE((rank_at(moved, cell) == 0) == (rank_at(slid, cell) == 0));
        }
        std::map<int, std::set<int>> ranks;
        for (Cell cell = 0; cell < kCells; ++cell) ranks[rank_at(board, cell)].insert(rank_at(tiles, cell));
        for (const auto& [rank, of] : ranks) REQUIRE(of.size() == 1);
    }
}

TEST_CASE("2048: a board full of 4 ... 32768 twice keeps both", "[twenty48]") {
    const Tiles tiles = drawn("32768 32768 16384 8192 4096 2048 1024 512 256 128 64 32 16 8 4 2").tiles;
    const Board board = downgrade(tiles);
    CHECK(tiles_of(board) == tiles);
    CHECK(has_slide(board));
}

} // namespace forethought::twenty48
