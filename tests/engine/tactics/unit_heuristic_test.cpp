#include "engine/tactics/plans/unit_heuristic.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::tactics {

namespace {

constexpr std::array kAll{UnitHeuristic::random,           UnitHeuristic::aggressive,
                          UnitHeuristic::careful,          UnitHeuristic::far_attack_and_hide,
                          UnitHeuristic::close_group_flee, UnitHeuristic::shrewd};

/// What the unit on a cell does, as text.
std::string chosen(UnitHeuristic heuristic, const Position& position, std::string_view name,
                   CellSet reserved = {}) {
    Rng rng(1);
    const Unit unit = unit_on(position, name);
    return format_action(
        position, choose(heuristic, *position.battle, position.state, unit, plain_worth(), rng, reserved));
}

CellSet cells(std::initializer_list<std::string_view> names) {
    CellSet cells;
    for (const auto name : names) cells.insert(cell(name));
    return cells;
}

} // namespace

TEST_CASE("each heuristic has its own mind about a fighter five steps away", "[unit-heuristic]") {
    // Within five steps a fighter strikes, so the cells from e1 on are dangerous, and so is i1, the only one
    // to strike from.
    const Position position = drawn({"....F....f"});
    CHECK(chosen(UnitHeuristic::aggressive, position, "e1") == "e1-i1:e");
    CHECK(chosen(UnitHeuristic::shrewd, position, "e1") == "e1-i1:e");
    CHECK(chosen(UnitHeuristic::far_attack_and_hide, position, "e1") == "e1-i1:e");
    CHECK(chosen(UnitHeuristic::careful, position, "e1") == "e1-d1");
    CHECK(chosen(UnitHeuristic::close_group_flee, position, "e1") == "e1-a1");
}

TEST_CASE("each heuristic has its own range for an arrow", "[unit-heuristic]") {
    // From d1 on the fighter strikes back; the arrow flies seven cells, to b1 at most.
    const Position position = drawn({"...A....f."});
    CHECK(chosen(UnitHeuristic::aggressive, position, "d1") == "d1-g1:e");
    CHECK(chosen(UnitHeuristic::shrewd, position, "d1") == "d1-c1:e");
    CHECK(chosen(UnitHeuristic::careful, position, "d1") == "d1-c1:e");
    CHECK(chosen(UnitHeuristic::far_attack_and_hide, position, "d1") == "d1-b1:e");
    CHECK(chosen(UnitHeuristic::close_group_flee, position, "d1") == "d1-b1:e");
}

TEST_CASE("whom nobody can be hit by, goes to meet them or not", "[unit-heuristic]") {
    const Position position = drawn({"F........f"});
    CHECK(chosen(UnitHeuristic::aggressive, position, "a1") == "a1-e1");
    for (const UnitHeuristic heuristic :
         {UnitHeuristic::careful, UnitHeuristic::shrewd, UnitHeuristic::far_attack_and_hide})
        CHECK(chosen(heuristic, position, "a1") == "a1-d1");
    CHECK(chosen(UnitHeuristic::close_group_flee, position, "a1") == "a1");
}

TEST_CASE("aggressive: most damage by worth, a kill most of all", "[unit-heuristic]") {
    CHECK(chosen(UnitHeuristic::aggressive, drawn({"w.F.a"}), "c1") == "c1-b1:w");
    CHECK(chosen(UnitHeuristic::aggressive, drawn({"f.F.a"}), "c1") == "c1-b1:w");
    // A blow takes as much off either, but one of them dies of it.
    CHECK(chosen(UnitHeuristic::aggressive, drawn({"f.F.a"}, {.hit_points = {{"e1", 45}}}), "c1") ==
          "c1-d1:e");
    // Fire through two from d1's left, past the one that could be burnt at once.
    CHECK(chosen(UnitHeuristic::aggressive, drawn({"fW..", "##.f", "##.f"}), "b1") == "b1-d1:s");
}

TEST_CASE("aggressive: near is what is near to walk", "[unit-heuristic]") {
    // c1 is nearest as the crow flies, but the way leads around the wall.
    const Position position = drawn({"F..#f", "...#.", "...#.", "##..."});
    CHECK(chosen(UnitHeuristic::aggressive, position, "a1") == "a1-c3");
}

TEST_CASE("fire that costs friends as much as enemies is not laid", "[unit-heuristic]") {
    for (const UnitHeuristic heuristic :
         {UnitHeuristic::aggressive, UnitHeuristic::careful, UnitHeuristic::shrewd,
          UnitHeuristic::far_attack_and_hide, UnitHeuristic::close_group_flee}) {
        CHECK(chosen(heuristic, drawn({"WFf"}), "a1") == "a1");
        if (heuristic != UnitHeuristic::close_group_flee)
            CHECK(chosen(heuristic, drawn({"WFff"}), "a1") == "a1:e");
    }
}

TEST_CASE("careful: its own body no longer stops arrows where it has left", "[unit-heuristic]") {
    // Everything in the row lies under the archer's arrows as soon as the fighter has left d1; f2 does not.
    const Position position = drawn({"a..F......", "#####.####"});
    CHECK(chosen(UnitHeuristic::careful, position, "d1") == "d1-f2");
}

TEST_CASE("careful: where nothing is safer, damage counts", "[unit-heuristic]") {
    CHECK(chosen(UnitHeuristic::careful, drawn({"F...f"}), "a1") == "a1-d1:e");
}

TEST_CASE("far attack: of shots from equally far the better one", "[unit-heuristic]") {
    const Position position = drawn({"A~~~f", "~", "~", "~", "w"});
    CHECK(chosen(UnitHeuristic::far_attack_and_hide, position, "a1") == "a1:s");
}

TEST_CASE("flee: together, towards the friends", "[unit-heuristic]") {
    // The enemy is walled in, so that nothing but company decides.
    const Position position = drawn({"F.....A#f"});
    CHECK(chosen(UnitHeuristic::close_group_flee, position, "a1") == "a1-e1");
    CHECK(chosen(UnitHeuristic::close_group_flee, position, "g1") == "g1-d1");
    CHECK(chosen(UnitHeuristic::careful, position, "a1") == "a1");
}

TEST_CASE("a reserved cell is left to others", "[unit-heuristic]") {
    const Position far = drawn({"F........f"});
    CHECK(chosen(UnitHeuristic::aggressive, far, "a1", cells({"e1"})) == "a1-d1");
    const Position near = drawn({"F..f", "...."});
    CHECK(chosen(UnitHeuristic::aggressive, near, "a1") == "a1-c1:e");
    CHECK(chosen(UnitHeuristic::aggressive, near, "a1", cells({"c1"})) == "a1-d2:n");
    CHECK(chosen(UnitHeuristic::aggressive, near, "a1", cells({"b1", "c1", "a2", "b2", "c2", "d2"})) == "a1");
}

TEST_CASE("who stands on a reserved cell leaves it when there is another", "[unit-heuristic]") {
    const Position tempted = drawn({"Ff", ".."});
    CHECK(chosen(UnitHeuristic::aggressive, tempted, "a1") == "a1:e");
    CHECK(chosen(UnitHeuristic::aggressive, tempted, "a1", cells({"a1"})) == "a1-b2:n");
    // Whoever can go nowhere else may still strike.
    CHECK(chosen(UnitHeuristic::aggressive, tempted, "a1", cells({"a1", "a2", "b2"})) == "a1:e");
}

TEST_CASE("random: every legal action of the unit, and none else", "[unit-heuristic]") {
    const Position position = drawn({"..A..f", "......"});
    std::set<std::int32_t> expected;
    for (const Action action : legal_actions(*position.battle, position.state))
        if (!action.ends_turn()) expected.insert(encode(action));
    std::set<std::int32_t> seen;
    Rng rng(7);
    for (int i = 0; i < 2000; ++i)
        seen.insert(
            encode(choose(UnitHeuristic::random, *position.battle, position.state, 0, plain_worth(), rng)));
    CHECK(seen == expected);
}

TEST_CASE("every choice is legal and keeps off reserved cells", "[unit-heuristic]") {
    int chosen = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        in_fought_game(seed, [&](const Position& position, Rng& rng) {
            const State& state = position.state;
            CellSet reserved;
            for (int i = 0; i < 30; ++i) reserved.insert(static_cast<Cell>(rng.below(kCells)));
            for_each(ready_units(*position.battle, state), [&](Unit unit) {
                const bool can_leave = !(reach(*position.battle, state, unit) - reserved).empty();
                for (const UnitHeuristic heuristic : kAll)
                    for (const CellSet kept : {CellSet{}, reserved}) {
                        const Action action =
                            choose(heuristic, *position.battle, state, unit, plain_worth(), rng, kept);
                        ++chosen;
                        const bool good = is_legal(*position.battle, state, action) && action.unit == unit &&
                                          (can_leave ? !kept.has(action.to) : true);
                        if (good) continue;
                        FAIL("heuristic " << static_cast<int>(heuristic) << " wants "
                                          << format_action(position, action) << " in\n"
                                          << format(position));
                    }
            });
        });
    CHECK(chosen > 10'000);
}

} // namespace forethought::tactics
