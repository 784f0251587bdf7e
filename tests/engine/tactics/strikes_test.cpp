#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// Hit points of all units in the order of their numbers, 0 for the dead.
std::vector<int> hit_points(const Position& position) {
    const auto& all = position.state.hit_points;
    return {all.begin(), all.begin() + position.battle->roster.count};
}

} // namespace

TEST_CASE("an arrow stops at the first unit, friend or enemy", "[rules]") {
    Position enemies = drawn({"A.fa"});
    play(enemies, "a1:e");
    CHECK(hit_points(enemies) == std::vector<int>{70, 75, 70});
    Position friends = drawn({"A.Ffa"});
    play(friends, "a1:e");
    CHECK(hit_points(friends) == std::vector<int>{70, 75, 100, 70});
}

TEST_CASE("an arrow flies over water, not through walls", "[rules]") {
    Position water = drawn({"A~~f"});
    play(water, "a1:e");
    CHECK(hit_points(water) == std::vector<int>{70, 75});
    CHECK_FALSE(legal(drawn({"A#f"}), "a1:e"));
    CHECK_FALSE(legal(drawn({"A.#f"}), "a1:e"));
}

TEST_CASE("an arrow reaches one to seven cells", "[rules]") {
    CHECK(legal(drawn({"Af"}), "a1:e"));
    CHECK(legal(drawn({"A......f"}), "a1:e"));
    CHECK_FALSE(legal(drawn({"A.......f"}), "a1:e"));
    CHECK(legal(drawn({"f......A"}), "h1:w"));
    CHECK_FALSE(legal(drawn({"f.......A"}), "i1:w"));
}

TEST_CASE("all four directions strike, diagonals do not", "[rules]") {
    const Position cross = drawn({"#f#", "fAf", "#f#"});
    for (const char* text : {"b2:n", "b2:e", "b2:s", "b2:w"}) CHECK(legal(cross, text));
    const Position diagonal = drawn({"f#f", "#A#", "f#f"});
    for (const char* text : {"b2:n", "b2:e", "b2:s", "b2:w"}) CHECK_FALSE(legal(diagonal, text));
    Position north = drawn({"#f#", "fFf", "#f#"});
    play(north, "b2:n");
    CHECK(hit_points_on(north, "b1") == 55);
    CHECK(hit_points_on(north, "c2") == 100);
    Position south = drawn({"#f#", "fFf", "#f#"});
    play(south, "b2:s");
    CHECK(hit_points_on(south, "b3") == 55);
    Position west = drawn({"#f#", "fFf", "#f#"});
    play(west, "b2:w");
    CHECK(hit_points_on(west, "a2") == 55);
}

TEST_CASE("fire goes through every unit on its line, friends too", "[rules]") {
    Position position = drawn({"WFaf.f"});
    play(position, "a1:e");
    CHECK(hit_points(position) == std::vector<int>{45, 65, 35, 65, 65});
}

TEST_CASE("fire reaches one to five cells", "[rules]") {
    CHECK(legal(drawn({"W....f"}), "a1:e"));
    CHECK_FALSE(legal(drawn({"W.....f"}), "a1:e"));
    Position beyond = drawn({"Wf...ff"});
    play(beyond, "a1:e");
    CHECK(hit_points(beyond) == std::vector<int>{45, 65, 65, 100});
}

TEST_CASE("fire stops at water and at walls", "[rules]") {
    CHECK_FALSE(legal(drawn({"W~f"}), "a1:e"));
    CHECK_FALSE(legal(drawn({"W#f"}), "a1:e"));
    Position water = drawn({"Wf~f"});
    play(water, "a1:e");
    CHECK(hit_points(water) == std::vector<int>{45, 65, 100});
    Position wall = drawn({"Wf#f"});
    play(wall, "a1:e");
    CHECK(hit_points(wall) == std::vector<int>{45, 65, 100});
}

TEST_CASE("a blow reaches the next cell only", "[rules]") {
    CHECK(legal(drawn({"Ff"}), "a1:e"));
    CHECK_FALSE(legal(drawn({"F.f"}), "a1:e"));
    Position position = drawn({"F.fa"});
    play(position, "a1-b1:e");
    CHECK(hit_points(position) == std::vector<int>{100, 55, 70});
}

TEST_CASE("a wizard dies of one fighter's blow, nobody else dies of one hit", "[rules]") {
    Position position = drawn({"Fw.a"});
    play(position, "a1:e");
    CHECK(hit_points(position) == std::vector<int>{100, 0, 70});
    CHECK_FALSE(position.state.alive.has(1));
    for (const UnitType striker : {UnitType::fighter, UnitType::archer, UnitType::wizard})
        for (const UnitType target : {UnitType::fighter, UnitType::archer, UnitType::wizard}) {
            const bool kills = striker == UnitType::fighter && target == UnitType::wizard;
            CHECK((stats(striker).damage >= stats(target).hit_points) == kills);
        }
}

TEST_CASE("an attack needs somebody in line", "[rules]") {
    const Position position = drawn({"A...", "...f"});
    for (const char* text : {"a1:n", "a1:e", "a1:s", "a1:w"}) CHECK_FALSE(legal(position, text));
    CHECK(legal(position, "a1-a2:e"));
    // The cell that the striker has just left is empty.
    CHECK_FALSE(legal(position, "a1-b1:w"));
    CHECK(legal(position, "a1-b1"));
}

TEST_CASE("a strike counts from where the unit has gone", "[rules]") {
    Position position = drawn({"W..f", "...."});
    CHECK_FALSE(legal(position, "a1-a2:e"));
    play(position, "a1-c1:e");
    CHECK(hit_points_on(position, "d1") == 65);
    CHECK(position.state.unit_at[cell("a1")] == kNobody);
}

TEST_CASE("the own side may be struck, even killed", "[rules]") {
    Position position = drawn({"FW.a"});
    play(position, "a1:e");
    CHECK(hit_points(position) == std::vector<int>{100, 0, 70});
    CHECK(position.state.outcome == Outcome::playing);
}

TEST_CASE("the dead leave the board to the others", "[rules]") {
    Position position = drawn({"AF.", "#w#", "##a"});
    play(position, "b1:s");
    CHECK(position.state.unit_at[cell("b2")] == kNobody);
    CHECK_FALSE(position.state.occupied.has(cell("b2")));
    Position next = drawn({"FwA", "..a"});
    play(next, "a1:e");
    CHECK(legal(next, "c1-b1"));
}

TEST_CASE("damage is noted for the round, moves are not", "[rules]") {
    Position position = drawn({"A.f", "..."});
    CHECK_FALSE(position.state.damage_this_round);
    play(position, "a1-a2");
    CHECK_FALSE(position.state.damage_this_round);
    play(position, "end");
    play(position, "c1-a1:s");
    CHECK(position.state.damage_this_round);
}

TEST_CASE("a side without units loses at once", "[rules]") {
    Position position = drawn({"F.w", "A.."});
    play(position, "a1-b1:e");
    CHECK(position.state.outcome == Outcome::first_wins);
    CHECK(position.state.reason == Reason::no_units);
    CHECK(legal_actions(*position.battle, position.state).empty());
    CHECK_FALSE(is_legal(*position.battle, position.state, kEndTurn));
    CHECK_FALSE(legal(position, "a2"));

    Position second = drawn({"W.f", "..."}, {.to_move = Side::second});
    play(second, "c1-b1:w");
    CHECK(second.state.outcome == Outcome::second_wins);
}

} // namespace forethought::tactics
