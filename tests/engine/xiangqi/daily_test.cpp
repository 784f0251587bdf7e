#include "engine/xiangqi/puzzle.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace forethought::xiangqi {

TEST_CASE("a daily puzzle has one move that mates as fast, proven by trying all", "[xiangqi][daily]") {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/xiangqi/data/daily.txt");
    const auto puzzles = read_puzzles(std::string{std::istreambuf_iterator<char>(file), {}});
    INFO((puzzles ? "" : puzzles.error()));
    REQUIRE(puzzles.ok());
    CHECK(puzzles.value().size() >= 105);
    for (const Puzzle& puzzle : samples_of(puzzles.value())) {
        INFO(format_puzzle(puzzle));
        const auto proven = puzzle_in(puzzle.start);
        REQUIRE(proven);
        CHECK(proven->moves == puzzle.moves);
        CHECK(proven->first == puzzle.first);
    }
}

} // namespace forethought::xiangqi
