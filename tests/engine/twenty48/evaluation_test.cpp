#include "engine/twenty48/evaluation.h"

#include "engine/twenty48/params.h"
#include "engine/twenty48/plain_grid.h"
#include "engine/twenty48/table_grid.h"
#include "tests/engine/twenty48/games.h"

#include <catch2/catch.hpp>

#include <cmath>

namespace forethought::twenty48 {

namespace {

Terms terms_of(const std::string& tiles) {
    return PlainGrid(drawn(tiles).tiles).terms();
}

const Weights kSomeWeights = [] {
    Blur none;
    return make_weights(none);
}();

} // namespace

TEST_CASE("2048: the terms of the evaluation, by hand", "[twenty48]") {
    CHECK(terms_of("2 . . . . . . . . . . . . . . .") ==
          Terms{.roughness = 0, .disorder = 0, .empty = 15, .highest = 1});
    // From 2 to 16 past an empty cell; an empty edge after the 16 is a fall of 4, less than the rise of 4
    // + 1.
    CHECK(terms_of(". . . . 2 . 16 . . . . . . . . .").roughness == 3);
    CHECK(terms_of("2 4 8 16 . . . . . . . . . . . .") ==
          Terms{.roughness = 3, .disorder = 0, .empty = 12, .highest = 4});
    // Rises of the first row against falls of the last, and of two columns against the others.
    CHECK(terms_of("2 4 8 16 . . . . . . . . 16 8 4 2").disorder == 3 + 4);
    // Away from every edge a tile is up and down along both axes.
    CHECK(terms_of(". . . . . 8 . . . . . . . . . .").disorder == 3 + 3);
}

TEST_CASE("2048: a grid by look-ups says what the plain one says", "[twenty48]") {
    Rng rng(4);
    for (int i = 0; i < 20'000; ++i) {
        const Tiles tiles = random_tiles(rng, 1, 1 + rng.below(14));
        const PlainGrid plain(tiles);
        const TableGrid table(tiles);
        REQUIRE(plain.terms() == table.terms());
        REQUIRE(plain.can_slide() == table.can_slide());
        REQUIRE(best_after_slide(plain, kSomeWeights) == best_after_slide(table, kSomeWeights));
        for (Cell cell = 0; cell < kCells; ++cell) {
            REQUIRE(plain.is_empty(cell) == table.is_empty(cell));
            if (!plain.is_empty(cell)) continue;
            for (const Rank rank : {1, 2}) {
                REQUIRE(plain.annoyance(cell, rank) == table.annoyance(cell, rank));
                PlainGrid plain_after = plain;
                TableGrid table_after = table;
                plain_after.place(cell, rank);
                table_after.place(cell, rank);
                REQUIRE(plain_after.terms() == table_after.terms());
            }
        }
        for (int d = 0; d < kSlides; ++d) {
            PlainGrid plain_after = plain;
            TableGrid table_after = table;
            REQUIRE(plain_after.slide(direction(d)) == table_after.slide(direction(d)));
            REQUIRE(plain_after.terms() == table_after.terms());
        }
    }
}

TEST_CASE("2048: a new tile annoys by the roughness that it adds and the groups that it leaves",
          "[twenty48]") {
    // One group of empty cells, cut in two by a tile in the middle of the only way through.
    const PlainGrid grid(drawn("8 8 . . 8 8 . . 8 8 . 8 8 8 . 8").tiles);
    // The 2 below the corner of the room stands between two tiles of 8: two steps of 2 for none.
    CHECK(grid.annoyance(10, 1) == 4 + 2);
    CHECK(grid.annoyance(14, 1) == 4 + 1);
    CHECK(grid.annoyance(14, 2) == 2 + 1);
}

TEST_CASE("2048: a board turned or mirrored is worth the same", "[twenty48]") {
    Rng rng(8);
    for (int i = 0; i < 2'000; ++i) {
        const Board board = downgrade(random_tiles(rng, 1, 12));
        const Terms terms = TableGrid(tiles_of(board)).terms();
        for (int number = 1; number < kSymmetries; ++number)
            REQUIRE(TableGrid(tiles_of(symmetric(board, number))).terms() == terms);
    }
}

TEST_CASE("2048: the logarithms of the table are those of the empty cells", "[twenty48]") {
    std::uint64_t hash = 0;
    for (std::size_t cells = 1; cells < params::kLogs.size(); ++cells) {
        CHECK(params::kLogs[cells] ==
              std::lround(std::log(static_cast<double>(cells)) * static_cast<double>(params::kLogUnit)));
        hash = mix(hash, static_cast<std::uint64_t>(kSomeWeights.empty[cells]));
    }
    CHECK(evaluate({.roughness = 7, .disorder = 3, .empty = 16, .highest = 11}, kSomeWeights) ==
          -700 - 3'000 + 7'486 + 11'000);
    CHECK(hash == 0x68f6e1da839f4abd);
}

TEST_CASE("2048: whatever the blur, the weights stay near what they are", "[twenty48]") {
    bool differs = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Blur blur(seed, 50);
        const Weights weights = make_weights(blur);
        CHECK(std::abs(weights.monotonicity - kSomeWeights.monotonicity) <= kSomeWeights.monotonicity / 20);
        CHECK(std::abs(weights.empty[10] - kSomeWeights.empty[10]) <= kSomeWeights.empty[10] / 20);
        differs = differs || weights.smoothness != kSomeWeights.smoothness;
    }
    CHECK(differs);
}

} // namespace forethought::twenty48
