#include "engine/othello/puzzle.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace forethought::othello {

TEST_CASE("a daily puzzle has one right move, proven to the end of the game", "[othello][daily]") {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/othello/data/daily.txt");
    const auto puzzles = read_puzzles(std::string{std::istreambuf_iterator<char>(file), {}});
    INFO((puzzles ? "" : puzzles.error()));
    REQUIRE(puzzles.ok());
    CHECK(puzzles.value().size() >= 105);
    for (const Puzzle& puzzle : samples_of(puzzles.value())) {
        INFO(format_puzzle(puzzle));
        const auto proven = puzzle_in(puzzle.position);
        REQUIRE(proven);
        CHECK(proven->first == puzzle.first);
        CHECK(proven->kind == puzzle.kind);
        CHECK(proven->value == puzzle.value);
    }
}

} // namespace forethought::othello
