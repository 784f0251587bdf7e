#include "engine/tactics/plans/scenario.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::tactics {

namespace {

struct Repaired {
    Scenario scenario;
    State end;
};

Scenario scenario_of(const Position& position, const std::vector<std::string_view>& actions) {
    Scenario scenario;
    for (const auto text : actions) scenario.actions.push_back(action(position, text));
    return scenario;
}

Repaired repaired(const Position& position, const Scenario& wanted, Renewal renewal = {},
                  UnitHeuristic repair = UnitHeuristic::aggressive, std::uint64_t seed = 1) {
    Rng rng(seed);
    Repaired repaired{wanted, position.state};
    Choices choices(plain_worth());
    simulate(*position.battle, repaired.end, repaired.scenario, renewal, repair, choices, rng);
    CHECK(played_out(position, repaired.scenario) == repaired.end);
    return repaired;
}

/// The actions as texts of the position in which they are planned.
std::string texts(const Position& position, const Scenario& scenario) {
    std::string text;
    for (const Action action : scenario.actions)
        text += (text.empty() ? "" : " ") + format_action(position, action);
    return text;
}

std::string repaired_texts(const Position& position, const std::vector<std::string_view>& wanted,
                           Renewal renewal = {}, UnitHeuristic repair = UnitHeuristic::aggressive) {
    return texts(position, repaired(position, scenario_of(position, wanted), renewal, repair).scenario);
}

/// Two who would like to meet an enemy that is out of reach.
Position far_away() {
    return drawn({"FA........", "##########", "..........", "f........."});
}

} // namespace

TEST_CASE("a legal scenario is played as it is", "[repair]") {
    const Position position = drawn({"FA...", "..f.."});
    const std::vector<std::string_view> wanted{"b1-c1:s", "a1-b2:e"};
    CHECK(repaired_texts(position, wanted) == "b1-c1:s a1-b2:e");
    // The order is kept as well.
    const std::vector<std::string_view> other{"a1-b2:e", "b1-c1:s"};
    CHECK(repaired_texts(position, other) == "a1-b2:e b1-c1:s");
}

TEST_CASE("what was planned of value and ancestry is kept", "[repair]") {
    const Position position = far_away();
    Scenario wanted = scenario_of(position, {"a1", "b1"});
    wanted.value = 17;
    wanted.generation = 3;
    const Repaired done = repaired(position, wanted);
    CHECK(done.scenario.value == 17);
    CHECK(done.scenario.generation == 3);
}

TEST_CASE("a taken cell: the action is made anew by the repair", "[repair]") {
    const Position position = drawn({"A.F...#f"});
    // The archer takes the cell that the fighter wants. Who repairs shows: all is well where nobody can be
    // hit, except that some want company.
    CHECK(repaired_texts(position, {"a1-b1", "c1-b1"}, {}, UnitHeuristic::careful) == "a1-b1 c1");
    CHECK(repaired_texts(position, {"c1-d1", "a1-d1"}, {}, UnitHeuristic::close_group_flee) == "c1-d1 a1-c1");
}

TEST_CASE("a blocked way: the action is made anew", "[repair]") {
    const Position position = drawn({"FA....#f"});
    CHECK(repaired_texts(position, {"b1-d1", "a1-c1"}) == "b1-d1 a1-c1");
    CHECK(repaired_texts(position, {"b1", "a1-c1"}) == "b1 a1");
}

TEST_CASE("a strike at somebody who is gone is made anew", "[repair]") {
    // After the wizard's death there is nobody left in the archer's row, but a fighter below.
    const Position position = drawn({"A.w", "#.F", "#f#"});
    CHECK(repaired_texts(position, {"c2:n", "a1:e"}) == "c2:n a1-b2:s");
    CHECK(repaired_texts(position, {"a1:e", "c2:n"}) == "a1:e c2:n");
}

TEST_CASE("who died before its turn is left out", "[repair]") {
    const Position position = drawn({"WA.f"}, {.hit_points = {{"b1", 35}}});
    CHECK(repaired_texts(position, {"a1:e", "b1-c1:e"}) == "a1:e");
    CHECK(repaired_texts(position, {"b1-c1:e", "a1:e"}) == "b1-c1:e a1:e");
}

TEST_CASE("who has no action gets one, after the others", "[repair]") {
    const Position position = drawn({"F.A.W.#f"});
    CHECK(repaired_texts(position, {"e1-f1"}, {}, UnitHeuristic::careful) == "e1-f1 a1 c1");
    CHECK(repaired_texts(position, {}, {}, UnitHeuristic::careful) == "a1 c1 e1");
    CHECK(repaired_texts(far_away(), {"b1-c1"}, {}, UnitHeuristic::aggressive) == "b1-c1 a1");
}

TEST_CASE("nothing follows the end of the battle", "[repair]") {
    const Position position = drawn({"F.w.A"});
    CHECK(repaired_texts(position, {"a1-b1:e", "e1"}) == "a1-b1:e");
    CHECK(repaired_texts(position, {"a1-b1:e"}) == "a1-b1:e");
    CHECK(repaired_texts(position, {}) == "a1-b1:e");
}

TEST_CASE("marked actions are planned anew, the others kept", "[repair]") {
    const Position position = drawn({"F..A..#f"});
    const std::vector<std::string_view> wanted{"d1-e1", "a1-b1"};
    CHECK(repaired_texts(position, wanted, {.planned = 0b00}, UnitHeuristic::careful) == "d1-e1 a1-b1");
    CHECK(repaired_texts(position, wanted, {.planned = 0b01}, UnitHeuristic::careful) == "d1 a1-b1");
    CHECK(repaired_texts(position, wanted, {.planned = 0b10}, UnitHeuristic::careful) == "d1-e1 a1");
    CHECK(repaired_texts(position, wanted, {.planned = 0b11}, UnitHeuristic::careful) == "d1 a1");
}

TEST_CASE("actions marked for the lot are drawn from all that are legal", "[repair]") {
    const Position position = drawn({"F..A.#f"});
    const Scenario wanted = scenario_of(position, {"d1-e1", "a1-b1"});
    std::set<std::int32_t> drawn_anew;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Repaired done = repaired(position, wanted, {.by_lot = 0b10}, UnitHeuristic::aggressive, seed);
        REQUIRE(done.scenario.actions.size() == 2);
        REQUIRE(done.scenario.actions[0] == wanted.actions[0]);
        REQUIRE(done.scenario.actions[1].unit == 0);
        drawn_anew.insert(encode(done.scenario.actions[1]));
    }
    // a1-d1, and arms against nobody but the archer, from the cell beside it.
    CHECK(drawn_anew.size() == 5);
}

TEST_CASE("a scenario can begin with a later action just where that changes nothing", "[repair]") {
    int can = 0;
    int cannot = 0;
    for (std::uint64_t game = 0; game < 8; ++game)
        in_fought_game(game, [&](const Position& root, Rng&) {
            Scenario scenario = repaired(root, Scenario{}).scenario;
            scenario.end = played_out(root, scenario).hash;
            for (std::size_t i = 0; i < scenario.actions.size(); ++i) {
                const Action first = scenario.actions[i];
                Scenario moved = scenario;
                std::rotate(moved.actions.begin(), moved.actions.begin() + i, moved.actions.begin() + i + 1);
                // Played as it is, without repair, wherever the rules allow it.
                Position position = root;
                bool is_possible = true;
                for (const Action action : moved.actions) {
                    is_possible = is_possible && Tactics::is_legal(position, action);
                    if (is_possible) Tactics::play(position, action, nullptr);
                }
                const bool is_same = is_possible && position.state.hash == scenario.end;
                REQUIRE(can_begin_with(*root.battle, root.state, scenario, first) == is_same);
                if (i > 0) ++(is_same ? can : cannot);
            }
            REQUIRE_FALSE(can_begin_with(*root.battle, root.state, scenario, kEndTurn));
        });
    CHECK(can > 100);
    CHECK(cannot > 20);
}

TEST_CASE("whatever the scenario, it is whole and legal afterwards", "[repair]") {
    int changed = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        in_fought_game(seed, [&](const Position& position, Rng& rng) {
            Scenario wanted;
            UnitSet left = ready_units(*position.battle, position.state);
            // Each unit's action is legal by itself; together they seldom are. Some units have none.
            while (!left.empty()) {
                const Unit unit = left.take();
                if (rng.chance(1, 8)) continue;
                wanted.actions.push_back(choose(UnitHeuristic::random, *position.battle, position.state, unit,
                                                plain_worth(), rng));
            }
            rng.shuffle(wanted.actions, static_cast<int>(wanted.actions.size()));
            const Renewal renewal{.by_lot = rng.below(4), .planned = rng.below(16)};
            const auto heuristic = static_cast<UnitHeuristic>(rng.below(6));
            const Repaired done = repaired(position, wanted, renewal, heuristic, rng.next());
            REQUIRE(is_whole(*position.battle, done.end));
            changed += texts(position, done.scenario) != texts(position, wanted) ? 1 : 0;
        });
    CHECK(changed > 300);
}

} // namespace forethought::tactics
