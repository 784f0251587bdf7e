#include "engine/othello/endgame/near_table.h"
#include "engine/othello/endgame/small_search.h"
#include "engine/othello/endgame/stability.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/naive_rules.h"

#include <catch2/catch.hpp>

namespace forethought::othello {

TEST_CASE("the last moves are worth what trying everything says", "[othello][endgame]") {
    RangeTable table(1 << 16);
    for (int empties = 0; empties <= 7; ++empties)
        for (const Position& position :
             positions_with(std::max(1, empties), samples(empties < 7 ? 40 : 12))) {
            INFO(empties << " empty cells, seed of " << position.actions.size() << " actions");
            const int value = naive::value(naive::Game(position));
            SmallSearch search(table);
            for (const int alpha : {-65, value - 3, value - 1, value, value + 2, 64}) {
                const int found = search.solve(position.board, alpha);
                // A bound, and on the right side of what was asked.
                if (value > alpha)
                    REQUIRE((found > alpha && found <= value));
                else
                    REQUIRE((found <= alpha && found >= value));
            }
        }
}

TEST_CASE("what stable discs say is never below the value", "[othello][endgame]") {
    int told = 0;
    for (int empties = 1; empties <= 6; ++empties)
        for (const Position& position : positions_with(empties, samples(40))) {
            const int value = naive::value(naive::Game(position));
            for (int alpha = -kCells; alpha <= kCells; alpha += 2) {
                const int most = most_by_stability(position.board, alpha);
                REQUIRE(most >= value);
                told += most <= alpha ? 1 : 0;
            }
        }
    CHECK(told > 20);
}

TEST_CASE("the small table keeps bounds from both sides, of the last board in its place",
          "[othello][endgame]") {
    NearTable table;
    const std::uint64_t hash = 0x123456789abcdef0;
    CHECK(table.find(hash) == nullptr);
    table.store(hash, 3, 2, 17);
    REQUIRE(table.find(hash) != nullptr);
    CHECK(table.find(hash)->high == 2);
    CHECK(table.find(hash)->low == -kCells);
    CHECK(table.find(hash)->best == 17);
    // Where all moves failed, none of them is known to be the best.
    table.store(hash, 1, 0, 18);
    CHECK(table.find(hash)->best == 17);
    CHECK(table.find(hash)->high == 0);
    table.store(hash, -5, -4, 19);
    CHECK(table.find(hash)->low == -4);
    CHECK(table.find(hash)->high == 0);
    CHECK(table.find(hash)->best == 19);
    CHECK(table.find(hash + 1) == nullptr);
    table.store(hash + 1, 0, 6, 20);
    CHECK(table.find(hash) == nullptr);
    CHECK(table.find(hash + 1)->low == 6);
    CHECK(table.find(hash + 1)->high == kCells);
    table.clear();
    CHECK(table.find(hash + 1) == nullptr);
}

TEST_CASE("stable discs are never turned over", "[othello][endgame]") {
    int stable = 0;
    for (std::uint64_t seed = 0; seed < samples(300); ++seed) {
        Position position = random_position(seed, 8 + static_cast<int>(seed % 20));
        const Side side = position.to_move;
        const Cells held = stable_discs(position.board.mine, position.board.theirs);
        stable += count(held);
        REQUIRE((held & ~position.board.mine) == 0);
        Rng rng(seed);
        while (position.outcome == Outcome::playing) {
            const auto actions = legal_actions(position);
            play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
            REQUIRE((held & ~discs_of(position, side)) == 0);
        }
    }
    CHECK(stable > 20);
}

} // namespace forethought::othello
