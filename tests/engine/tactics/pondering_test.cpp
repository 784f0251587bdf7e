// Plans made while the other side is still playing, and what becomes of them when its turn is over.

#include "engine/tactics/search/turn_planner.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

TurnPlanner pondering_planner(int rung) {
    return TurnPlanner(find_rung(ladder(), rung).value().switches, 5, Blur{});
}

/// The second side ends its turn now; the first side's turn as it would be then.
Position if_it_ended_now(Position position) {
    Tactics::play(position, kEndTurn, nullptr);
    return position;
}

/// In the middle of the second side's turn.
Position before_the_turn() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"},
                 {.to_move = Side::second});
}

} // namespace

TEST_CASE("a search without a limit takes up what was planned ahead", "[pondering]") {
    const Position ahead = if_it_ended_now(before_the_turn());
    Position now = before_the_turn();
    play(now, "d5-d4");
    now = if_it_ended_now(now);
    for (const int rung : {50, 100, 140}) {
        INFO("rung " << rung);
        TurnPlanner planner = pondering_planner(rung);
        planner.set(ahead);
        planner.begin({});
        planner.advance(3000);
        planner.set(now);
        CHECK(planner.info().alternatives == 0);
        CHECK(planner.info().nodes_of_root == 0);
        planner.begin({});
        planner.advance(1);
        TurnPlanner anew = pondering_planner(rung);
        anew.set(now);
        anew.begin({});
        anew.advance(1);
        // The first plan taken up is the best one, mended; the first one made anew is drawn by lot.
        CHECK(planner.info().score > anew.info().score);
        planner.advance(100);
        for (const Scenario& scenario : planner.scenarios())
            REQUIRE(is_whole(*now.battle, played_out(now, scenario)));
    }
}

TEST_CASE("a limited search depends on the root alone, whatever was planned ahead", "[pondering]") {
    const Position root = if_it_ended_now(before_the_turn());
    TurnPlanner planner = pondering_planner(140);
    planner.set(root);
    planner.begin({});
    planner.advance(500);
    Position now = before_the_turn();
    play(now, "d5-d4");
    now = if_it_ended_now(now);
    TurnPlanner anew = pondering_planner(140);
    for (TurnPlanner* each : {&planner, &anew}) {
        each->set(now);
        each->begin({.nodes = 300});
        while (each->advance(70)) {
        }
    }
    CHECK(planner.info().score == anew.info().score);
    CHECK(planner.best().action == anew.best().action);
    CHECK(planner.info().nodes_of_root == anew.info().nodes_of_root);
}

TEST_CASE("plans for another battle or the other side are not taken up", "[pondering]") {
    const Position root = if_it_ended_now(before_the_turn());
    const Position elsewhere = drawn({"F..A......", ".W....f...", "..F..a..w.", ".#........", "...f......"});
    for (const Position& before : {before_the_turn(), elsewhere}) {
        TurnPlanner planner = pondering_planner(100);
        planner.set(before);
        planner.begin({});
        planner.advance(300);
        TurnPlanner anew = pondering_planner(100);
        for (TurnPlanner* each : {&planner, &anew}) {
            each->set(root);
            each->begin({});
            each->advance(200);
        }
        CHECK(planner.info().score == anew.info().score);
        CHECK(planner.best().action == anew.best().action);
    }
}

TEST_CASE("the longest slice there is does not overflow", "[pondering]") {
    TurnPlanner planner = pondering_planner(140);
    planner.set(if_it_ended_now(before_the_turn()));
    planner.begin({.nodes = 50});
    planner.advance(10);
    CHECK_FALSE(planner.advance(~Nodes{0}));
    CHECK(planner.info().nodes_of_root == 50);
}

} // namespace forethought::tactics
