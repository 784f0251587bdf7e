#include "engine/tactics/plans/mutation.h"

#include "engine/tactics/plans/strategy.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <utility>

namespace forethought::tactics {

namespace {

/// As many units as wanted, each with an action that tells it from the others; what is legal is not asked
/// here.
Scenario scenario_of(int units) {
    Scenario scenario;
    for (int unit = 0; unit < units; ++unit)
        scenario.actions.push_back(
            Action{static_cast<Unit>(unit), static_cast<Cell>(10 + unit), Direction::none});
    scenario.value = 7;
    scenario.generation = 2;
    return scenario;
}

std::vector<int> units_of(const Scenario& scenario) {
    std::vector<int> units;
    for (const Action action : scenario.actions) units.push_back(action.unit);
    return units;
}

/// The two places that were swapped; all actions must be those of `parent`, whole.
std::pair<int, int> swapped(const Scenario& parent, const Scenario& mutant) {
    REQUIRE(mutant.actions.size() == parent.actions.size());
    std::vector<int> places;
    for (std::size_t i = 0; i < parent.actions.size(); ++i)
        if (!(mutant.actions[i] == parent.actions[i])) places.push_back(static_cast<int>(i));
    REQUIRE(places.size() == 2);
    const auto first = static_cast<std::size_t>(places[0]);
    const auto second = static_cast<std::size_t>(places[1]);
    REQUIRE(mutant.actions[first] == parent.actions[second]);
    REQUIRE(mutant.actions[second] == parent.actions[first]);
    return {places[0], places[1]};
}

std::uint32_t bit(int place) {
    return 1u << place;
}

} // namespace

TEST_CASE("replacing marks one to three actions and keeps the order", "[mutation]") {
    const Scenario parent = scenario_of(6);
    Rng rng(1);
    std::map<int, int> marked;
    std::uint32_t places = 0;
    for (int i = 0; i < 600; ++i) {
        const Mutant mutant = replace_actions(parent, rng);
        REQUIRE(units_of(mutant.scenario) == units_of(parent));
        REQUIRE(mutant.renewal.planned == 0);
        ++marked[std::popcount(mutant.renewal.by_lot)];
        places |= mutant.renewal.by_lot;
    }
    CHECK(places == 0b111111);
    CHECK(marked.size() == 3);
    // One mark comes up in a third of the cases and when marks coincide.
    for (const int count : {1, 2, 3}) CHECK(marked[count] > 80);
}

TEST_CASE("swapping exchanges two places and keeps what the units do", "[mutation]") {
    const Scenario parent = scenario_of(4);
    Rng rng(1);
    std::set<std::pair<int, int>> pairs;
    for (int i = 0; i < 200; ++i) {
        const Mutant mutant = swap_units(parent, rng);
        pairs.insert(swapped(parent, mutant.scenario));
        REQUIRE(mutant.renewal.by_lot == 0);
        REQUIRE(mutant.renewal.planned == 0);
    }
    CHECK(pairs.size() == 6);
}

TEST_CASE("swapping and planning marks just the two swapped places", "[mutation]") {
    const Scenario parent = scenario_of(4);
    Rng rng(1);
    std::set<std::pair<int, int>> pairs;
    for (int i = 0; i < 200; ++i) {
        const Mutant mutant = swap_and_replan(parent, rng);
        const auto [first, second] = swapped(parent, mutant.scenario);
        pairs.insert({first, second});
        REQUIRE(mutant.renewal.by_lot == 0);
        REQUIRE(mutant.renewal.planned == (bit(first) | bit(second)));
    }
    CHECK(pairs.size() == 6);
}

TEST_CASE("a single action can only be replaced", "[mutation]") {
    const Scenario parent = scenario_of(1);
    Rng rng(1);
    for (const auto mutation : {replace_actions, swap_units, swap_and_replan}) {
        const Mutant mutant = mutation(parent, rng);
        CHECK(units_of(mutant.scenario) == units_of(parent));
        CHECK(mutant.renewal.by_lot == 1);
        CHECK(mutant.renewal.planned == 0);
    }
}

TEST_CASE("two actions always change places", "[mutation]") {
    const Scenario parent = scenario_of(2);
    Rng rng(1);
    for (int i = 0; i < 20; ++i) {
        REQUIRE(units_of(swap_units(parent, rng).scenario) == std::vector<int>{1, 0});
        REQUIRE(units_of(swap_and_replan(parent, rng).scenario) == std::vector<int>{1, 0});
    }
}

TEST_CASE("a mutant starts from its parent's value, and the parent stays", "[mutation]") {
    const Scenario parent = scenario_of(3);
    Rng rng(1);
    for (const auto mutation : {replace_actions, swap_units, swap_and_replan}) {
        const Mutant mutant = mutation(parent, rng);
        CHECK(mutant.scenario.value == 7);
        CHECK(mutant.scenario.generation == 2);
    }
    CHECK(units_of(parent) == std::vector<int>{0, 1, 2});
}

TEST_CASE("crossing takes every unit's action from one parent or the other", "[mutation]") {
    const Scenario one = scenario_of(4);
    Scenario other = one;
    std::reverse(other.actions.begin(), other.actions.end());
    for (Action& action : other.actions) action.to = static_cast<Cell>(action.to + 40);
    Rng rng(1);
    std::set<std::vector<int>> inherited_by_place;
    std::set<std::vector<int>> inherited_ahead;
    for (int i = 0; i < 400; ++i) {
        const Mutant child = cross(one, other, rng);
        REQUIRE((child.renewal.by_lot | child.renewal.planned) == 0);
        const std::vector<int> order = units_of(child.scenario);
        std::vector<int> inherited;
        std::vector<int> kept;
        for (const Action action : child.scenario.actions) {
            const bool is_from_one = action == one.actions[action.unit];
            REQUIRE((is_from_one || action == other.actions[3u - action.unit]));
            (is_from_one ? kept : inherited).push_back(action.unit);
        }
        if (order == units_of(one)) inherited_by_place.insert(inherited);
        // What was inherited goes first, in the order of the other, the rest in that of the one.
        std::vector<int> ahead = inherited;
        ahead.insert(ahead.end(), kept.begin(), kept.end());
        if (order == ahead && std::is_sorted(inherited.rbegin(), inherited.rend()))
            inherited_ahead.insert(inherited);
        REQUIRE((order == units_of(one) || order == ahead));
    }
    CHECK(inherited_by_place.size() == 16);
    CHECK(inherited_ahead.size() == 16);
}

TEST_CASE("crossing leaves nobody out who acts in either parent, and repair makes the child legal",
          "[mutation]") {
    int children = 0;
    Choices choices(plain_worth());
    for (std::uint64_t game = 0; game < 4; ++game)
        in_fought_game(game, [&](const Position& root, Rng& rng) {
            if (ready_units(*root.battle, root.state).empty()) return;
            State end = root.state;
            const Scenario one =
                plan(*root.battle, end, {Order::by_lot, UnitHeuristic::random}, plain_worth(), rng);
            end = root.state;
            const Scenario other =
                plan(*root.battle, end, {Order::by_lot, UnitHeuristic::shrewd}, plain_worth(), rng);
            Mutant child = cross(one, other, rng);
            std::set<int> units;
            for (const int unit : units_of(child.scenario)) REQUIRE(units.insert(unit).second);
            for (const int unit : units_of(one)) REQUIRE(units.contains(unit));
            end = root.state;
            simulate(*root.battle, end, child.scenario, child.renewal, UnitHeuristic::shrewd, choices, rng);
            const State played = played_out(root, child.scenario);
            REQUIRE(played == end);
            REQUIRE(is_whole(*root.battle, played));
            ++children;
        });
    CHECK(children > 60);
}

TEST_CASE("equal numbers make equal mutants", "[mutation]") {
    const Scenario parent = scenario_of(5);
    for (const auto mutation : {replace_actions, swap_units, swap_and_replan}) {
        Rng one(9);
        Rng other(9);
        for (int i = 0; i < 20; ++i) {
            const Mutant a = mutation(parent, one);
            const Mutant b = mutation(parent, other);
            REQUIRE(units_of(a.scenario) == units_of(b.scenario));
            REQUIRE(a.renewal.by_lot == b.renewal.by_lot);
            REQUIRE(a.renewal.planned == b.renewal.planned);
        }
    }
}

TEST_CASE("a swapped plan that has become impossible is mended", "[mutation]") {
    // The archer can only pass once the fighter has made way.
    const Position position = drawn({"FA....#f"});
    Scenario parent;
    parent.actions.push_back(action(position, "b1-d1"));
    parent.actions.push_back(action(position, "a1-c1"));
    Rng rng(1);
    Mutant mutant = swap_units(parent, rng);
    State end = position.state;
    Choices choices(plain_worth());
    simulate(*position.battle, end, mutant.scenario, mutant.renewal, UnitHeuristic::careful, choices, rng);
    CHECK(units_of(mutant.scenario) == std::vector<int>{0, 1});
    CHECK(mutant.scenario.actions[0] == action(position, "a1"));
    CHECK(mutant.scenario.actions[1] == action(position, "b1-d1"));
    CHECK(played_out(position, mutant.scenario) == end);
}

} // namespace forethought::tactics
