// What unit heuristics chose, remembered.

#include "engine/tactics/plans/choices.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::tactics {

namespace {

constexpr std::array kDecided{UnitHeuristic::aggressive, UnitHeuristic::careful,
                              UnitHeuristic::far_attack_and_hide, UnitHeuristic::close_group_flee,
                              UnitHeuristic::shrewd};

} // namespace

TEST_CASE("what is remembered is what would have been chosen", "[unit-heuristic]") {
    int compared = 0;
    for (std::uint64_t game = 0; game < 3; ++game) {
        Choices choices(plain_worth());
        in_fought_game(game, [&](const Position& position, Rng& rng) {
            const Battle& battle = *position.battle;
            for (int time = 0; time < 2; ++time)
                for (const UnitHeuristic heuristic : kDecided)
                    for_each(ready_units(battle, position.state), [&](Unit unit) {
                        const Action action =
                            choose(heuristic, battle, position.state, unit, plain_worth(), rng);
                        REQUIRE(choices.choose(heuristic, battle, position.state, unit, rng) == action);
                        ++compared;
                    });
        });
    }
    CHECK(compared > 1'000);
}

TEST_CASE("what was chosen is forgotten before another battle, whose units may stand alike",
          "[unit-heuristic]") {
    // The hash of a state says nothing of the ground.
    const Position open = drawn({"F.......f"});
    const Position walled = drawn({"F#......f", "........."});
    Choices choices(plain_worth());
    Rng rng(1);
    const auto chosen = [&](const Position& position) {
        return format_action(
            position, choices.choose(UnitHeuristic::aggressive, *position.battle, position.state, 0, rng));
    };
    REQUIRE(open.state.hash == walled.state.hash);
    CHECK(chosen(open) == "a1-e1");
    CHECK(chosen(walled) == "a1-e1");
    choices.clear();
    CHECK(chosen(walled) == "a1-c1");
}

TEST_CASE("chance chooses anew each time", "[unit-heuristic]") {
    const Position position = drawn({"F........", "........f"});
    Choices choices(plain_worth());
    Rng rng(1);
    std::set<Cell> seen;
    for (int i = 0; i < 20; ++i)
        seen.insert(choices.choose(UnitHeuristic::random, *position.battle, position.state, 0, rng).to);
    CHECK(seen.size() > 3);
}

} // namespace forethought::tactics
