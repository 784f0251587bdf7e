#include "engine/tactics/plans/advance.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// The action that `advance` names, as text; empty when there is none.
std::string advance_of(const Position& position) {
    const auto action = advance(*position.battle, position.state);
    return action ? format_action(position, *action) : std::string{};
}

} // namespace

TEST_CASE("a unit advances the whole of its move, straight at the nearest enemy", "[advance]") {
    CHECK(advance_of(drawn({"F.......f."})) == "a1-e1");
    CHECK(advance_of(drawn({"A.......f."})) == "a1-d1");
    CHECK(advance_of(drawn({"f...F.....", ".........f"})) == "e1-b1");
}

TEST_CASE("a unit that advances stops beside the enemy and does not strike", "[advance]") {
    CHECK(advance_of(drawn({"F..f......"})) == "a1-c1");
    CHECK(advance_of(drawn({"Ff........"})) == "a1");
}

TEST_CASE("near is what is near on foot", "[advance]") {
    CHECK(advance_of(drawn({"F#f.......", ".#........", ".#........", "......f..."})) == "a1-b4");
}

TEST_CASE("the foremost unit advances first, then those behind it", "[advance]") {
    Position position = drawn({"AF.......f"});
    CHECK(advance_of(position) == "b1-f1");
    play(position, "b1-f1");
    CHECK(advance_of(position) == "a1-d1");
    play(position, "a1-d1");
    CHECK(advance_of(position).empty());
}

TEST_CASE("who has no way to an enemy stays", "[advance]") {
    Position position = drawn({"F~...f"});
    CHECK(advance_of(position) == "a1");
}

TEST_CASE("a friend in the way is gone up to, not around", "[advance]") {
    const Position position = drawn({"FW......f", ".#######.", "........."}, {.acted = {"b1"}});
    CHECK(advance_of(position) == "a1");
}

TEST_CASE("nobody advances in a battle that is over", "[advance]") {
    Position position = drawn({"F.Ff"}, {.hit_points = {{"d1", 1}}});
    play(position, "c1:e");
    CHECK(advance_of(position).empty());
}

TEST_CASE("whatever the map, each advance is legal and uses one unit up", "[advance]") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Position position = Tactics::start(seed);
        int used = 0;
        for (auto action = advance(*position.battle, position.state); action;
             action = advance(*position.battle, position.state), ++used) {
            REQUIRE(is_legal(*position.battle, position.state, *action));
            REQUIRE(action->strike == Direction::none);
            play(*position.battle, position.state, *action, nullptr);
        }
        CHECK(used == position.battle->roster.units(Side::first).size());
    }
}

} // namespace forethought::tactics
