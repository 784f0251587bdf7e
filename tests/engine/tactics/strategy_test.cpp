#include "engine/tactics/plans/strategy.h"

#include "engine/tactics/ladder.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::tactics {

namespace {

constexpr Strategy kLine{Order::wizards_line_first, UnitHeuristic::shrewd};

struct Planned {
    Scenario scenario;
    State end;
};

Planned planned(const Position& position, Strategy strategy, std::uint64_t seed = 1) {
    Rng rng(seed);
    Planned planned{{}, position.state};
    planned.scenario = plan(*position.battle, planned.end, strategy, plain_worth(), rng);
    CHECK(played_out(position, planned.scenario) == planned.end);
    return planned;
}

std::vector<int> units_of(const Scenario& scenario) {
    std::vector<int> units;
    for (const Action action : scenario.actions) units.push_back(action.unit);
    return units;
}

std::vector<int> order_of(const Position& position, Order order, std::uint64_t seed = 1) {
    return units_of(planned(position, {order, UnitHeuristic::aggressive}, seed).scenario);
}

/// Units 0-5 are W F A F A W; the enemy is walled in.
Position in_line(const Setting& setting = {}) {
    return drawn({"WFAFAW#f", "......"}, setting);
}

/// Hit points on a cell after a scenario, 0 when nobody stands there.
int hit_points_at(const State& state, std::string_view name) {
    const Unit unit = state.unit_at[cell(name)];
    return unit == kNobody ? 0 : state.hit_points[unit];
}

} // namespace

TEST_CASE("orders: given, reversed and by type", "[strategy]") {
    const Position position = in_line();
    CHECK(order_of(position, Order::given) == std::vector<int>{0, 1, 2, 3, 4, 5});
    CHECK(order_of(position, Order::reversed) == std::vector<int>{5, 4, 3, 2, 1, 0});
    CHECK(order_of(position, Order::w_a_f) == std::vector<int>{0, 5, 2, 4, 1, 3});
    CHECK(order_of(position, Order::w_f_a) == std::vector<int>{0, 5, 1, 3, 2, 4});
    CHECK(order_of(position, Order::a_w_f) == std::vector<int>{2, 4, 0, 5, 1, 3});
    CHECK(order_of(position, Order::a_f_w) == std::vector<int>{2, 4, 1, 3, 0, 5});
    CHECK(order_of(position, Order::f_a_w) == std::vector<int>{1, 3, 2, 4, 0, 5});
    CHECK(order_of(position, Order::f_w_a) == std::vector<int>{1, 3, 0, 5, 2, 4});
}

TEST_CASE("an order by lot is a permutation, and each comes up", "[strategy]") {
    const Position position = drawn({"FAW#f", "..."});
    std::set<std::vector<int>> orders;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        auto order = order_of(position, Order::by_lot, seed);
        orders.insert(order);
        std::sort(order.begin(), order.end());
        REQUIRE(order == std::vector<int>{0, 1, 2});
    }
    CHECK(orders.size() == 6);
}

TEST_CASE("who has acted is not planned for", "[strategy]") {
    const Position position = in_line({.acted = {"a1", "d1"}});
    CHECK(order_of(position, Order::given) == std::vector<int>{1, 2, 4, 5});
    CHECK(order_of(position, Order::w_a_f) == std::vector<int>{5, 2, 4, 1});
    CHECK(units_of(planned(position, kLine).scenario) == std::vector<int>{1, 2, 4, 5});
}

TEST_CASE("the second side plans its own units", "[strategy]") {
    const Position position = drawn({"faw#F", "..."}, {.to_move = Side::second});
    CHECK(order_of(position, Order::reversed) == std::vector<int>{3, 2, 1});
    CHECK(order_of(position, Order::a_w_f) == std::vector<int>{2, 3, 1});
}

TEST_CASE("a plan ends with the battle and leaves out the dead", "[strategy]") {
    const Position won = drawn({"F.w.A"});
    CHECK(order_of(won, Order::given) == std::vector<int>{0});
    CHECK(planned(won, {Order::given, UnitHeuristic::aggressive}).end.outcome == Outcome::first_wins);
    // Fire through a dying friend that burns two enemies is worth it; the friend has no action then.
    const Position fire =
        drawn({"WAff", "####", "a..."}, {.hit_points = {{"b1", 1}, {"c1", 35}, {"d1", 35}}});
    CHECK(order_of(fire, Order::given) == std::vector<int>{0});
    CHECK(order_of(fire, Order::reversed) == std::vector<int>{1, 0});
}

TEST_CASE("later units see what earlier ones have done", "[strategy]") {
    // The archer goes for the fighter that the first blow has brought within its reach to kill.
    const Position position = drawn({"F.f....A"}, {.hit_points = {{"c1", 70}}});
    const Planned given = planned(position, {Order::given, UnitHeuristic::aggressive});
    CHECK(given.end.outcome == Outcome::first_wins);
    CHECK(units_of(given.scenario) == std::vector<int>{0, 1});
}

TEST_CASE("wizard's line: who stands in the way steps aside first", "[strategy]") {
    const Position position = drawn({"WF.f", "....", "....", "...."});
    const Planned line = planned(position, kLine);
    REQUIRE(units_of(line.scenario) == std::vector<int>{1, 0});
    CHECK(line.scenario.actions[1] == action(position, "a1:e"));
    CHECK(hit_points_at(line.end, "d1") == 100 - 45 - 35);
    CHECK(line.end.hit_points[1] == 100);
}

TEST_CASE("wizard's line: who could strike from the line strikes from elsewhere", "[strategy]") {
    const Position position = drawn({"WFf", "..."});
    const Planned line = planned(position, kLine);
    REQUIRE(units_of(line.scenario) == std::vector<int>{1, 0});
    CHECK(line.scenario.actions[0] == action(position, "b1-c2:n"));
    CHECK(line.end.hit_points[1] == 100);
    CHECK(hit_points_at(line.end, "c1") == 100 - 45 - 35);
}

TEST_CASE("wizard's line: the wizard's own cell is cleared, too", "[strategy]") {
    // Both fighters burn from b1 only, where the archer stands.
    const Position position = drawn({"#Aff", "...#", "W..#"});
    const Planned line = planned(position, kLine);
    REQUIRE(units_of(line.scenario) == std::vector<int>{0, 1});
    CHECK(line.scenario.actions[1] == action(position, "a3-b1:e"));
    CHECK(line.end.hit_points[0] == 70);
    CHECK(hit_points_at(line.end, "c1") + hit_points_at(line.end, "d1") == 200 - 35 - 35 - 25);
}

TEST_CASE("wizard's line: who is not in the way waits", "[strategy]") {
    // The archer (2) clears the line, the wizard (1) shoots, the fighters follow.
    const Position position = drawn({"....F...", "WA.f....", "....F...", "........", "######", "f"});
    CHECK(units_of(planned(position, kLine).scenario) == std::vector<int>{2, 1, 0, 3});
}

TEST_CASE("wizard's line: friends who have acted count as in the way", "[strategy]") {
    // Fire through the fighter would cost as much as it brings.
    const Position stuck = drawn({"WF.f"}, {.acted = {"b1"}});
    const Planned line = planned(stuck, kLine);
    CHECK(units_of(line.scenario) == std::vector<int>{0});
    CHECK(strikers(line.scenario).empty());
    // The same friend, ready, makes way if there is one.
    CHECK_FALSE(strikers(planned(drawn({"WF.f", "...."}), kLine).scenario).empty());
}

TEST_CASE("wizard's line: no shot that would burn a friend who found no way out", "[strategy]") {
    // The fighter cannot leave the line; fire through it would cost as much as it brings.
    const Position position = drawn({"WFf", "###"});
    const Planned line = planned(position, kLine);
    CHECK_FALSE(strikers(line.scenario).has(unit_on(position, "a1")));
    CHECK(line.end.hit_points[unit_on(position, "b1")] == 100);
}

TEST_CASE("wizard's line: of two wizards the one with the better shot", "[strategy]") {
    const Position position = drawn({"W...f", "#####", "W..ff"});
    const Planned line = planned(position, kLine);
    CHECK(units_of(line.scenario) == std::vector<int>{1, 0});
    CHECK(hit_points_at(line.end, "d3") == 65);
    CHECK(hit_points_at(line.end, "e3") == 65);
}

TEST_CASE("wizard's line: without a wizard or a shot all follow in order", "[strategy]") {
    CHECK(units_of(planned(drawn({"FAF#f", "..."}), kLine).scenario) == std::vector<int>{0, 1, 2});
    CHECK(units_of(planned(drawn({"FWA#f", "..."}), kLine).scenario) == std::vector<int>{0, 1, 2});
}

TEST_CASE("every strategy plans the whole turn, legally", "[strategy]") {
    const auto all = strategies(ladder().back().switches);
    int plans = 0;
    for (std::uint64_t seed = 0; seed < samples(20); ++seed)
        in_fought_game(seed, [&](const Position& position, Rng& rng) {
            for (const Strategy strategy : all) {
                const Planned done = planned(position, strategy, rng.next());
                REQUIRE(is_whole(*position.battle, done.end));
                ++plans;
            }
        });
    CHECK(plans > samples(2000));
}

} // namespace forethought::tactics
