#include "engine/tactics/search/turn_planner.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// Three against three, half a turn apart, as a position's text.
constexpr const char* kThreeAgainstThree = "tactics 1\n"
                                           "side first round 1 quiet 0 rings 0 damage no\n"
                                           "~ ~ ~ ~ ~ ~ ~ ~ ~ ~\n"
                                           "~ ~ . . . ~ . . ~ ~\n"
                                           "~ . . . . . . . . ~\n"
                                           "~ . # . # . . . . ~\n"
                                           "~ . ~ . . . ~ . ~ ~\n"
                                           "~ ~ . ~ . . . ~ . ~\n"
                                           "~ . . . . # . # . ~\n"
                                           "~ . . . . . . . . ~\n"
                                           "~ ~ . . ~ . . . ~ ~\n"
                                           "~ ~ ~ ~ ~ ~ ~ ~ ~ ~\n"
                                           "unit first fighter d3 hp 100 ready\n"
                                           "unit first archer b4 hp 70 ready\n"
                                           "unit first wizard c3 hp 45 ready\n"
                                           "unit second fighter g8 hp 100 ready\n"
                                           "unit second archer i7 hp 70 ready\n"
                                           "unit second wizard h8 hp 45 ready\n";

} // namespace

TEST_CASE("three a side: the text is read and written back", "[small]") {
    const auto position = parse(kThreeAgainstThree);
    REQUIRE(position.ok());
    CHECK(position.value().battle->roster.count == 6);
    CHECK(position.value().battle->roster.first_count == 3);
    CHECK(format(position.value()) == kThreeAgainstThree);
}

TEST_CASE("uneven sides: the text is read and written back", "[small]") {
    const Position position = drawn({"F..A......", ".W.....f.."});
    CHECK(position.battle->roster.first_count == 3);
    CHECK(position.battle->roster.count == 4);
    const auto again = parse(format(position));
    REQUIRE(again.ok());
    CHECK(format(again.value()) == format(position));
}

TEST_CASE("three a side: every rung plays whole battles, all plans legal and whole", "[small][planner]") {
    for (const auto& rung : ladder()) {
        Position position = parse(kThreeAgainstThree).value();
        TurnPlanner planner(rung.switches, 3, Blur{});
        planner.set(position);
        for (int action = 0; position.state.outcome == Outcome::playing; ++action) {
            INFO("rung " << rung.number << ", action " << action << "\n" << format(position));
            planner.begin({.nodes = 40});
            while (planner.advance(20)) {
            }
            for (const Scenario& scenario : planner.scenarios())
                REQUIRE(is_whole(*position.battle, played_out(position, scenario)));
            const Action best = planner.best().action;
            REQUIRE(Tactics::is_legal(position, best));
            Tactics::play(position, best, nullptr);
            planner.play(best);
        }
        CHECK(position.state.round <= params::kLastRound);
    }
}

} // namespace forethought::tactics
