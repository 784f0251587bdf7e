#include "engine/xiangqi/mate_search.h"
#include "engine/xiangqi/puzzle.h"
#include "engine/xiangqi/rules.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace forethought::xiangqi {

namespace {

std::vector<Puzzle> repository_puzzles() {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/xiangqi/data/puzzles.txt");
    const auto puzzles = read_puzzles(std::string{std::istreambuf_iterator<char>(file), {}});
    INFO((puzzles ? "" : puzzles.error()));
    REQUIRE(puzzles.ok());
    return puzzles.value();
}

/// By the rules of a whole game, repetition included, without a table or an order of moves.
bool wins_by_the_rules(const Position& position, Side side, int plies) {
    if (position.outcome() != Outcome::playing) return position.outcome() == win_for(side);
    if (plies == 0) return false;
    const bool own = position.to_move() == side;
    for (const Action action : legal_actions(position)) {
        Position next = position;
        play(next, action, nullptr);
        if (wins_by_the_rules(next, side, plies - 1) == own) return own;
    }
    return !own;
}

} // namespace

TEST_CASE("there are two dozen puzzles at least of each length, each once", "[xiangqi][puzzle]") {
    std::set<std::string> ids;
    std::map<int, int> lengths;
    for (const Puzzle& puzzle : repository_puzzles()) {
        CHECK(ids.insert(puzzle.id).second);
        ++lengths[puzzle.moves];
    }
    for (int moves = 1; moves <= MateSearch::kMostMoves; ++moves) CHECK(lengths[moves] >= 24);
}

TEST_CASE("every puzzle is proven to have one move that wins as fast", "[xiangqi][puzzle]") {
    for (const Puzzle& puzzle : samples_of(repository_puzzles())) {
        INFO(format_puzzle(puzzle));
        const auto proven = puzzle_in(puzzle.start);
        REQUIRE(proven);
        CHECK(proven->moves == puzzle.moves);
        CHECK(proven->first == puzzle.first);
    }
}

TEST_CASE("what the search for mates says of short ones the rules say", "[xiangqi][puzzle]") {
    for (const Puzzle& puzzle : samples_of(repository_puzzles())) {
        if (puzzle.moves > 2) continue;
        INFO(format_puzzle(puzzle));
        const Position position = begin_at(puzzle.start);
        const Side side = position.to_move();
        std::vector<Action> winning;
        for (const Action action : legal_actions(position)) {
            Position next = position;
            play(next, action, nullptr);
            if (wins_by_the_rules(next, side, 2 * (puzzle.moves - 1))) winning.push_back(action);
        }
        CHECK(winning == std::vector{puzzle.first});
    }
}

TEST_CASE("a side that cannot move has lost, without a check", "[xiangqi][puzzle]") {
    const auto start = parse_fen("3k5/9/3P1P3/9/9/9/9/9/9/4K4 w");
    REQUIRE(start);
    MateSearch search(start.value().board);
    CHECK(search.shortest() == 1);
}

TEST_CASE("what is no puzzle of Xiangqi is refused with its line", "[xiangqi][puzzle]") {
    const std::string fen = " 3k5/9/9/9/9/9/9/9/R8/4K4 w";
    CHECK(read_puzzles("# nothing\n\nx 1 20").error() == "line 3: it has not five parts");
    CHECK(read_puzzles("x 4 20 a1a9" + fen).error() == "line 1: no win of 4 moves is a puzzle");
    CHECK(read_puzzles("x 1 21 a1a9" + fen).error() == "line 1: 21 is no rung");
    CHECK(read_puzzles("x 1 20 a1b2" + fen).error() == "line 1: the first move a1b2 is not legal");
    CHECK(!read_puzzles("x 1 20 a1a9 3k5/9 w").ok());
}

} // namespace forethought::xiangqi
