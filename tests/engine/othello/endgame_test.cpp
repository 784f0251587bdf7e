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
