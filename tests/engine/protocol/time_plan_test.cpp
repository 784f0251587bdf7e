#include "engine/protocol/time_plan.h"

#include <catch2/catch.hpp>

namespace forethought::protocol {

namespace {

/// The largest number of own moves on a board of 15x15.
constexpr int kMoves = 113;

Course course(int played, int moves = kMoves) {
    return {.played = played, .long_match = 36, .most_left = moves - played};
}

Milliseconds plan(Milliseconds turn, std::optional<Milliseconds> left = {}, int played = 5) {
    TimeLimits limits;
    limits.set_turn(turn);
    if (left) limits.set_left(*left);
    return time_for_move(limits, course(played));
}

} // namespace

TEST_CASE("a move takes most of its limit and never all of it", "[protocol]") {
    for (const Milliseconds limit : {1.0, 5.0, 20.0, 50.0, 200.0, 1000.0, 30000.0, 1e7}) {
        INFO("limit " << limit);
        CHECK(plan(limit) > 0);
        CHECK(plan(limit) < limit);
        if (limit >= 20) CHECK(limit - plan(limit) >= 8);
        if (limit >= 50) CHECK(plan(limit) >= limit * 0.8);
    }
    for (Milliseconds limit = 1; limit < 500; ++limit) REQUIRE(plan(limit) <= plan(limit + 1));
}

TEST_CASE("a limit of zero means as fast as possible", "[protocol]") {
    CHECK(plan(0) > 0);
    CHECK(plan(0) <= 1);
    CHECK(plan(0, 1e6) == plan(0));
    CHECK(plan(-5) == plan(0));
}

TEST_CASE("what is left of a match bounds a move", "[protocol]") {
    CHECK(plan(5000, 1e9) == plan(5000));
    CHECK(plan(5000, 20000) < 1000);
    // The last move there can be takes what is left, but for what passes around the thinking.
    CHECK(plan(5000, 100, kMoves - 1) < 95);
    CHECK(plan(5000, 100, kMoves - 1) > 80);
    CHECK(plan(5000, 20000) > 300);
    CHECK(plan(50, 20000) == plan(50));
    CHECK(plan(5000, 0) > 0);
    CHECK(plan(5000, 0) < 1);
    CHECK(plan(5000, -100) == plan(5000, 0));
    CHECK(plan(5000, TimeLimits::kUnlimited) == plan(5000));
    for (Milliseconds left = 0; left < 3000; left += 10) REQUIRE(plan(5000, left) <= plan(5000, left + 10));
}

TEST_CASE("a match lasts to its last move", "[protocol]") {
    // Each move costs what was planned and 1.5 ms more.
    constexpr int moves = 200;
    for (const Milliseconds match : {1000.0, 5000.0, 60000.0, 180000.0}) {
        INFO("match " << match);
        TimeLimits limits;
        limits.set_turn(30000);
        limits.set_match(match);
        for (int played = 0; played < moves; ++played) {
            const Milliseconds time = time_for_move(limits, course(played, moves));
            REQUIRE(time + 1.5 < limits.left().value());
            limits.spend(time + 1.5);
        }
        // It was not saved up for moves that hardly any game has.
        CHECK(limits.left().value() < match / 2);
    }
}

TEST_CASE("the manager's account of the time goes before our own", "[protocol]") {
    TimeLimits limits;
    CHECK_FALSE(limits.left().has_value());
    limits.set_match(10000);
    CHECK(limits.left() == 10000);
    limits.spend(300);
    CHECK(limits.left() == 9700);
    limits.set_left(8000);
    CHECK(limits.left() == 8000);
    limits.spend(500);
    CHECK(limits.left() == 7500);
    limits.set_left(TimeLimits::kUnlimited);
    CHECK_FALSE(limits.left().has_value());
    limits.spend(500);
    CHECK_FALSE(limits.left().has_value());
}

} // namespace forethought::protocol
