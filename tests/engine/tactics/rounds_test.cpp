#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// Two fighters in the middle of the board, nobody near an edge.
Position in_the_middle(const Setting& setting) {
    return drawn({"..........", "..........", "..........", "..........", "....F.....", ".....f....",
                  "..........", "..........", "..........", ".........."},
                 setting);
}

/// One unit of each side on the rim, which is about to fall at the end of the round; the letters of two
/// further units in the middle can be given.
Position on_the_rim(const Setting& setting, std::string_view middle = "..") {
    const std::string row = "....." + std::string(middle) + "...";
    return drawn({"..W.......", "..........", "..........", "..........", row, "..........", "..........",
                  "..........", "..........", ".......w.."},
                 setting);
}

constexpr int kLastQuiet = params::kQuietRounds - 1;

} // namespace

TEST_CASE("the counter shows from the third quiet round, the first ring falls after five", "[rules]") {
    Position position = in_the_middle({.round = 1});
    struct Expected {
        int counter;
        int cracked;
        int rings;
    };
    // After each quiet round; a ring has 36, 28, 20, 12 and 4 cells.
    const std::vector<Expected> rounds{{0, 0, 0}, {0, 0, 0},  {2, 0, 0}, {1, 36, 0}, {2, 0, 1}, {1, 28, 1},
                                       {2, 0, 2}, {1, 20, 2}, {2, 0, 3}, {1, 12, 3}, {2, 0, 4}, {1, 4, 4}};
    int played = 0;
    for (const Expected& expected : rounds) {
        pass_rounds(position, 1);
        ++played;
        INFO("after round " << played);
        CHECK(position.state.quiet_rounds == played);
        CHECK(position.state.round == played + 1);
        CHECK(rounds_until_ring(position.state) == expected.counter);
        CHECK(cracked(position.state).size() == expected.cracked);
        CHECK(position.state.rings == expected.rings);
    }
    pass_rounds(position, 1);
    CHECK(position.state.rings == 5);
    CHECK(position.state.outcome == Outcome::draw);
    CHECK(position.state.reason == Reason::ring);
}

TEST_CASE("nothing changes in the middle of a round", "[rules]") {
    Position position = in_the_middle({.round = 5, .quiet = kLastQuiet});
    play(position, "end");
    CHECK(position.state.round == 5);
    CHECK(position.state.quiet_rounds == kLastQuiet);
    CHECK(position.state.rings == 0);
    CHECK(cracked(position.state) == outer_rings(1));
}

TEST_CASE("damage resets the counter, the cracks close, what has fallen stays", "[rules]") {
    Position position = in_the_middle({.round = 5, .quiet = kLastQuiet});
    play(position, "e5-f5:s");
    pass_rounds(position, 1);
    CHECK(position.state.quiet_rounds == 0);
    CHECK(position.state.rings == 0);
    CHECK_FALSE(position.state.damage_this_round);
    CHECK(rounds_until_ring(position.state) == 0);
    CHECK(cracked(position.state).empty());

    Position later = in_the_middle({.round = 8, .quiet = 6, .rings = 1});
    play(later, "end");
    play(later, "f6-f5:w");
    play(later, "end");
    CHECK(later.state.rings == 1);
    CHECK(later.state.quiet_rounds == 0);
    // From here it takes five quiet rounds again.
    pass_rounds(later, 4);
    CHECK(later.state.rings == 1);
    CHECK(rounds_until_ring(later.state) == 1);
    pass_rounds(later, 1);
    CHECK(later.state.rings == 2);
}

TEST_CASE("units on the falling ring die, the others live", "[rules]") {
    Position position = on_the_rim({.quiet = kLastQuiet}, "Ff");
    pass_rounds(position, 1);
    CHECK(position.state.outcome == Outcome::playing);
    CHECK(position.state.alive.size() == 2);
    CHECK(hit_points_on(position, "f5") == 100);
    CHECK(hit_points_on(position, "g5") == 100);
}

TEST_CASE("who steps off the cracked ring lives", "[rules]") {
    Position position = on_the_rim({.quiet = kLastQuiet}, "Ff");
    play(position, "c1-c2");
    pass_rounds(position, 1);
    CHECK(hit_points_on(position, "c2") == 45);
    CHECK(position.state.alive.size() == 3);
}

TEST_CASE("a side that the ring takes whole has lost", "[rules]") {
    Position first = on_the_rim({.quiet = kLastQuiet}, "F.");
    pass_rounds(first, 1);
    CHECK(first.state.outcome == Outcome::first_wins);
    CHECK(first.state.reason == Reason::no_units);
    Position second = on_the_rim({.quiet = kLastQuiet}, ".f");
    pass_rounds(second, 1);
    CHECK(second.state.outcome == Outcome::second_wins);
    CHECK(second.state.reason == Reason::no_units);
}

TEST_CASE("when the ring takes both, hit points just before decide", "[rules]") {
    Position equal = on_the_rim({.quiet = kLastQuiet});
    pass_rounds(equal, 1);
    CHECK(equal.state.outcome == Outcome::draw);
    CHECK(equal.state.reason == Reason::ring);
    Position first = on_the_rim({.quiet = kLastQuiet, .hit_points = {{"h10", 44}}});
    pass_rounds(first, 1);
    CHECK(first.state.outcome == Outcome::first_wins);
    CHECK(first.state.reason == Reason::ring);
    Position second = on_the_rim({.quiet = kLastQuiet, .hit_points = {{"c1", 1}}});
    pass_rounds(second, 1);
    CHECK(second.state.outcome == Outcome::second_wins);
}

TEST_CASE("after the last round hit points decide", "[rules]") {
    Position equal = in_the_middle({.round = params::kLastRound});
    play(equal, "end");
    CHECK(equal.state.outcome == Outcome::playing);
    play(equal, "end");
    CHECK(equal.state.outcome == Outcome::draw);
    CHECK(equal.state.reason == Reason::last_round);
    CHECK(equal.state.round == params::kLastRound);

    Position first = in_the_middle({.round = params::kLastRound, .hit_points = {{"f6", 99}}});
    pass_rounds(first, 1);
    CHECK(first.state.outcome == Outcome::first_wins);
    Position second = in_the_middle({.round = params::kLastRound, .hit_points = {{"e5", 99}}});
    pass_rounds(second, 1);
    CHECK(second.state.outcome == Outcome::second_wins);
    Position earlier = in_the_middle({.round = params::kLastRound - 1});
    pass_rounds(earlier, 1);
    CHECK(earlier.state.outcome == Outcome::playing);
}

TEST_CASE("in the last round the ring still falls, and decides first", "[rules]") {
    Position rim = on_the_rim({.round = params::kLastRound, .quiet = kLastQuiet}, ".f");
    pass_rounds(rim, 1);
    CHECK(rim.state.outcome == Outcome::second_wins);
    CHECK(rim.state.reason == Reason::no_units);
    // Hit points are counted after the fall: only the wounded fighter is left against the unhurt one.
    Position middle =
        on_the_rim({.round = params::kLastRound, .quiet = kLastQuiet, .hit_points = {{"g5", 90}}}, "Ff");
    pass_rounds(middle, 1);
    CHECK(middle.state.outcome == Outcome::first_wins);
    CHECK(middle.state.reason == Reason::last_round);
}

TEST_CASE("a battle that was won by much tells more than one that was won by little", "[rules]") {
    const auto weight = [](int first, int second) {
        return Tactics::result_weight(in_the_middle({.hit_points = {{"e5", first}, {"f6", second}}}));
    };
    CHECK(weight(50, 50) == 20);
    CHECK(weight(50, 10) == 140);
    CHECK(weight(10, 50) == 140);
    CHECK(weight(100, 10) == 221);
}

} // namespace forethought::tactics
