// Characters on top of a rung.

#include "engine/tactics/personality.h"

#include "engine/core/match.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace forethought::tactics {

namespace {

Switches rung(int number, Personality personality) {
    return in_character(find_rung(ladder(), number).value().switches, personality);
}

/// The ten first turns of a battle, as actions.
std::vector<std::int32_t> battle_of(const Switches& switches, std::uint64_t seed) {
    ManualClock clock;
    Session<Tactics> session(switches, seed, Blur{}, clock);
    Position position = Tactics::start(seed);
    session.set(position);
    std::vector<std::int32_t> actions;
    for (int turns = 0; turns < 10 && position.state.outcome == Outcome::playing;) {
        session.begin({.nodes = 300});
        session.advance(Budget{});
        const Action action = session.best().action;
        REQUIRE(Tactics::is_legal(position, action));
        Tactics::play(position, action, nullptr);
        REQUIRE(session.play(action));
        actions.push_back(encode(action));
        if (action.ends_turn()) ++turns;
    }
    return actions;
}

/// Where everybody of a side that is in no danger goes: how many steps nearer to the enemy in one turn.
int steps_forward(int number, Personality personality) {
    const Position start = drawn({"F..A......", "..W.......", "..........", "..........", "..........",
                                  "..........", "..........", ".......w..", "......a..f"});
    const Position end = end_of_turn(start, rung(number, personality), 1, 400);
    int steps = 0;
    for_each(start.battle->roster.units(Side::first), [&](Unit unit) {
        const auto nearest = [&](const State& state) {
            int least = Terrain::kUnreachable;
            for_each(start.battle->roster.units(Side::second), [&](Unit enemy) {
                least = std::min(least, start.battle->terrain.steps(state.cell[unit], state.cell[enemy]));
            });
            return least;
        };
        steps += nearest(start.state) - nearest(end.state);
    });
    return steps;
}

} // namespace

TEST_CASE("personality: names are found, others refused with all there are", "[personality]") {
    for (const NamedPersonality& known : kPersonalities)
        CHECK(find_personality(known.name).value() == known.personality);
    const auto none = find_personality("gnomes");
    REQUIRE_FALSE(none.ok());
    CHECK(none.error() == "'gnomes' is no personality; there are cyborgs, orcs, elves, zombies");
    CHECK_FALSE(Tactics::in_character(rung(50, Personality::cyborgs), "").ok());
}

TEST_CASE("personality: cyborgs are the rung itself, the others play otherwise", "[personality]") {
    for (const int number : {50, 100, 170}) {
        const auto plain = battle_of(find_rung(ladder(), number).value().switches, 3);
        CHECK(battle_of(rung(number, Personality::cyborgs), 3) == plain);
        for (const Personality other : {Personality::orcs, Personality::elves, Personality::zombies})
            CHECK(battle_of(rung(number, other), 3) != plain);
    }
}

TEST_CASE("personality: strategies are those in character, on every rung at least one", "[personality]") {
    for (const auto& known : ladder())
        for (const NamedPersonality& character : kPersonalities) {
            const Switches switches = in_character(known.switches, character.personality);
            const auto own = strategies(switches);
            INFO("rung " << known.number << ", " << character.name);
            REQUIRE(!own.empty());
            CHECK(own.size() <= strategies(known.switches).size());
            if (known.number < 40) continue;
            CHECK(std::all_of(own.begin(), own.end(), [&](const Strategy& strategy) {
                return switches.style.heuristics.has(strategy.heuristic);
            }));
        }
}

TEST_CASE("personality: zombies come nearer than elves", "[personality]") {
    for (const int number : {100, 140, 170}) {
        INFO("rung " << number);
        CHECK(steps_forward(number, Personality::zombies) > steps_forward(number, Personality::elves));
        CHECK(steps_forward(number, Personality::zombies) >= 9);
    }
}

} // namespace forethought::tactics
