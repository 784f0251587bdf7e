#include "engine/gomoku/training/searched_positions.h"

#include "engine/gomoku/board.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::gomoku {

namespace {

constexpr Nodes kNodes = 400;

Switches switches_of(int rung) {
    return find_rung(ladder(), rung).value().switches;
}

bool comes_of(const Position& position, const Position& root) {
    return position.actions.size() > root.actions.size() &&
           std::equal(root.actions.begin(), root.actions.end(), position.actions.begin());
}

} // namespace

TEST_CASE("positions that a search comes to lie behind its root and are undecided",
          "[gomoku][training][searched_positions]") {
    Rng rng(31);
    for (const int rung : {100, 150, 160}) {
        SearchedPositions searched(switches_of(rung), kNodes);
        std::size_t found = 0;
        std::set<std::uint64_t> seen;
        for (int game = 0; game < 12; ++game) {
            const Position root = random_game(rng, 15, Rule::freestyle, 8 + game);
            if (root.outcome != Outcome::playing) continue;
            const auto positions = searched.of(root, 3, rng);
            CHECK(positions.size() <= 3);
            for (const Position& position : positions) {
                INFO(format(position));
                CHECK(comes_of(position, root));
                CHECK(position.outcome == Outcome::playing);
                Board board(BoardUpdate::tables);
                board.set(position);
                CHECK_FALSE(is_about_decided(board));
                seen.insert(board.hash());
                ++found;
            }
        }
        CHECK(found > 10);
        CHECK(seen.size() > 10);
    }
}

TEST_CASE("the same lots choose the same positions of a search", "[gomoku][training][searched_positions]") {
    const Position root = game_of("15 freestyle free", "h8 i9 j8 g8 i7");
    const auto of_seed = [&](std::uint64_t seed) {
        SearchedPositions searched(switches_of(150), kNodes);
        Rng lots(seed);
        std::vector<std::string> lines;
        for (const Position& position : searched.of(root, 2, lots)) lines.push_back(format(position));
        return lines;
    };
    CHECK(of_seed(1).size() == 2);
    CHECK(of_seed(1) == of_seed(1));
    CHECK(of_seed(1) != of_seed(2));
}

} // namespace forethought::gomoku
