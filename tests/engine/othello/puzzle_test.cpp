#include "engine/othello/puzzle.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace forethought::othello {

namespace {

std::vector<Puzzle> repository_puzzles() {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/othello/data/puzzles.txt");
    const auto puzzles = read_puzzles(std::string{std::istreambuf_iterator<char>(file), {}});
    INFO((puzzles ? "" : puzzles.error()));
    REQUIRE(puzzles.ok());
    return puzzles.value();
}

} // namespace

TEST_CASE("there are sixty puzzles at least, of each kind a third, each once", "[othello][puzzle]") {
    const auto puzzles = repository_puzzles();
    CHECK(puzzles.size() >= 60);
    std::set<std::string> ids;
    std::map<PuzzleKind, int> kinds;
    for (const Puzzle& puzzle : puzzles) {
        CHECK(ids.insert(puzzle.id).second);
        ++kinds[puzzle.kind];
    }
    for (const auto& [kind, count] : kinds) CHECK(count >= 20);
    CHECK(kinds.size() == 3);
}

TEST_CASE("every puzzle is proven to the end of the game", "[othello][puzzle]") {
    for (const Puzzle& puzzle : samples_of(repository_puzzles())) {
        INFO(format_puzzle(puzzle));
        const auto proven = puzzle_in(puzzle.position);
        REQUIRE(proven);
        CHECK(proven->first == puzzle.first);
        CHECK(proven->kind == puzzle.kind);
        CHECK(proven->value == puzzle.value);
        CHECK(proven->second == puzzle.second);
        CHECK(puzzle.position.board.empties() <= 12);
        // Nobody has passed: the list of moves is the whole game.
        CHECK(static_cast<int>(puzzle.position.actions.size()) == 60 - puzzle.position.board.empties());
    }
}

TEST_CASE("what is no puzzle is refused with its line", "[othello][puzzle]") {
    CHECK(read_puzzles("# nothing\n\nx win 2").error() == "line 3: it has not seven words");
    CHECK(read_puzzles("x all 2 0 30 d3 f5").error() == "line 1: the kind all is not known");
    CHECK(read_puzzles("x win 2 0 31 d3 f5").error() == "line 1: 31 is no rung");
    CHECK(read_puzzles("x win 2 0 30 a1 f5").error() == "line 1: the first move a1 is not legal");
    CHECK(read_puzzles("x win 2 0 30 d3 f5f5").error() == "line 1: move 2, 'f5', is not legal");
}

} // namespace forethought::othello
