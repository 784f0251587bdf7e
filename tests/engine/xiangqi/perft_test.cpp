#include "engine/xiangqi/movegen.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

#include <sstream>

namespace forethought::xiangqi {

namespace {

std::uint64_t perft(Board& board, int plies) {
    Moves moves;
    add_legal(board, moves);
    if (plies == 1) return moves.size();
    std::uint64_t games = 0;
    for (const Action move : moves) {
        const Change change = board.make(move);
        games += perft(board, plies - 1);
        board.unmake(change);
    }
    return games;
}

/// Every position of a data file with the counts that it has for its first plies.
void check_counts(const std::string& name, std::size_t positions, int most_plies) {
    const auto lines = data_lines(name);
    REQUIRE(lines.size() == positions);
    for (const std::string& line : samples_of(lines)) {
        const auto parts = parts_of(line, ';');
        INFO(parts[0]);
        Board board = board_of(parts[0]);
        const Board before = board;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            std::istringstream part(parts[i]);
            int plies = 0;
            std::uint64_t games = 0;
            part >> plies >> games;
            if (plies > most_plies) continue;
            INFO(plies << " plies");
            CHECK(perft(board, plies) == games);
        }
        CHECK(board == before);
        CHECK(board.hash() == before.hash());
    }
}

} // namespace

TEST_CASE("the numbers of games of Xiangqi of so many plies are the known ones", "[xiangqi][perft]") {
    check_counts("perft.txt", 13, kSlowBuild ? 3 : 5);
}

TEST_CASE("so are those from positions of random games", "[xiangqi][perft]") {
    check_counts("perft_random.txt", 120, kSlowBuild ? 2 : 3);
}

TEST_CASE("so is that of the usual start to the end of the list", "[.][long][xiangqi-perft]") {
    check_counts("perft.txt", 13, 5);
}

} // namespace forethought::xiangqi
