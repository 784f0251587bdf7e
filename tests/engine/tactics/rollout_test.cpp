// Battles played on to see what plans come to, and the successive halving of plans that they decide (rung
// 200).

#include "engine/tactics/search/answer_search.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

namespace forethought::tactics {

namespace {

const Switches& strongest() {
    static const Switches switches = find_rung(ladder(), kStrongest).value().switches;
    return switches;
}

/// Who plays the rollouts.
const Switches& hasty() {
    static const Switches switches = find_rung(ladder(), 150).value().switches;
    return switches;
}

const Evaluator& judge() {
    static const Evaluator evaluator(strongest(), Blur{});
    return evaluator;
}

struct Played {
    std::int64_t chance_of_first = 0;
    Nodes nodes = 0;
};

Played rolled_out(const Position& start, std::uint64_t seed) {
    Rollout rollout(start, hasty(), seed);
    Played played;
    for (bool goes_on = true; goes_on;) {
        Nodes nodes = 0;
        goes_on = rollout.step(judge(), nodes);
        REQUIRE(nodes <= 1);
        played.nodes += nodes;
    }
    played.chance_of_first = rollout.chance(Side::first);
    CHECK(rollout.chance(Side::second) == kCertain - played.chance_of_first);
    return played;
}

/// Three against three; the units of the first side have the lower numbers.
Position skirmish() {
    return drawn({"F.A.....f.", "..........", ".F....f..a"});
}

/// The second side's turn begins, and of the units of `side` only one is left, nearly dead.
Position nearly_lost_by(Side side) {
    Position position = skirmish();
    const int first = side == Side::first ? 0 : 3;
    set_hit_points(position.state, static_cast<Unit>(first), 10);
    for (const int fallen : {first + 1, first + 2})
        set_hit_points(position.state, static_cast<Unit>(fallen), 0);
    end_turn(*position.battle, position.state, nullptr);
    return position;
}
Position nearly_won() {
    return nearly_lost_by(Side::second);
}
Position nearly_lost() {
    return nearly_lost_by(Side::first);
}
Position a_rollout_fight() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"}, {.round = 3});
}

/// A plan that is known by its end alone.
Scenario plan_to(std::uint64_t end) {
    Scenario plan;
    plan.end = end;
    return plan;
}

/// The end of the plan that leads once successive halving is over.
std::uint64_t winner_of(SuccessiveHalving& halving) {
    int steps = 0;
    Nodes nodes = 0;
    while (halving.step(judge(), nodes)) {
        REQUIRE(nodes <= 1);
        REQUIRE(++steps < 1'000'000);
    }
    return halving.leader().value();
}

/// Two plans of a search, entered for successive halving.
void enter_plans(SuccessiveHalving& halving, const Position& root) {
    AnswerSearch search(strongest(), 3, Blur{});
    search.set(root);
    search.begin({});
    search.advance(2'000);
    for (const Find& find : search.search_update().finds) halving.enter(find.plan, kCertain / 2);
    REQUIRE(halving.reports().size() == 2);
}

/// So many steps; returns whether there is more to be found out.
bool go_on(SuccessiveHalving& halving, int steps) {
    Nodes nodes = 0;
    while (steps-- > 0)
        if (!halving.step(judge(), nodes)) return false;
    return true;
}

/// Rollouts that were seen here.
int rollouts_of(const SuccessiveHalving& halving) {
    int sum = 0;
    for (const Report& report : halving.reports()) sum += report.rollouts;
    return sum;
}

AnswerSearch search_of(const Position& root, std::uint64_t seed = 3) {
    AnswerSearch search(strongest(), seed, Blur{});
    search.set(root);
    return search;
}

/// The actions of a turn, thought about in slices until nothing is left to improve.
std::vector<std::int32_t> thought_turn(const Position& root, Nodes slice) {
    AnswerSearch search = search_of(root);
    Position position = root;
    std::vector<std::int32_t> codes;
    while (position.state.outcome == Outcome::playing && position.state.to_move == root.state.to_move) {
        search.begin({});
        while (search.advance(slice)) {
        }
        const Action action = search.best().action;
        codes.push_back(encode(action));
        Tactics::play(position, action, nullptr);
        if (!action.ends_turn()) search.play(action);
    }
    return codes;
}

} // namespace

TEST_CASE("a chance grows with the value by the logistic curve, and never is certain", "[rollout]") {
    CHECK(chance_of(0) == kCertain / 2);
    std::int64_t before = -1;
    for (Value value = -1'200'000; value <= 1'200'000; value += 4'900) {
        const std::int64_t chance = chance_of(value);
        CHECK(chance >= before);
        CHECK(chance_of(-value) == kCertain - chance);
        before = chance;
        if (std::abs(value) > 500'000) continue;
        const double odds = static_cast<double>(value) / static_cast<double>(params::kPointsOfOdds);
        const double exact = 1 / (1 + std::exp(-odds));
        CHECK(static_cast<double>(chance) / static_cast<double>(kCertain) == Approx(exact).margin(0.007));
    }
    CHECK(chance_of(params::kVictory) < kCertain);
    CHECK(chance_of(-params::kVictory) > 0);
}

TEST_CASE("a rollout depends on its seed alone, and tells who is about to win", "[rollout]") {
    std::set<std::int64_t> chances;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Played one = rolled_out(a_rollout_fight(), seed);
        const Played again = rolled_out(a_rollout_fight(), seed);
        CHECK(one.chance_of_first == again.chance_of_first);
        CHECK(one.nodes == again.nodes);
        CHECK(one.nodes > 0);
        CHECK(one.nodes <= static_cast<Nodes>(params::kRolloutTurns) * params::kRolloutNodes);
        chances.insert(one.chance_of_first);
        CHECK(rolled_out(nearly_won(), seed).chance_of_first > kCertain * 9 / 10);
        CHECK(rolled_out(nearly_lost(), seed).chance_of_first < kCertain / 10);
    }
    CHECK(chances.size() > 1);
}

TEST_CASE("successive halving is won by the plan after which battles go best, whatever its value",
          "[rollout]") {
    SuccessiveHalving halving(skirmish(), strongest(), 7);
    halving.enter(plan_to(4), nearly_lost().state, chance_of(60'000));
    halving.enter(plan_to(5), nearly_won().state, chance_of(-60'000));
    halving.enter(plan_to(3), nearly_lost().state, chance_of(-90'000));
    CHECK_FALSE(halving.leader().has_value());
    CHECK(winner_of(halving) == 5);
    Nodes nodes = 9;
    CHECK_FALSE(halving.step(judge(), nodes));
    CHECK(nodes == 0);
}

TEST_CASE("of plans that turn out alike the one of more value wins", "[rollout]") {
    SuccessiveHalving halving(skirmish(), strongest(), 7);
    halving.enter(plan_to(1), nearly_won().state, chance_of(20'000));
    halving.enter(plan_to(0), nearly_won().state, chance_of(400'000));
    CHECK(winner_of(halving) == 0);
}

TEST_CASE(
    "who hears of successive halving does the same, and what it reports counts as if it had been seen here",
    "[rollout]") {
    SuccessiveHalving alone(a_rollout_fight(), strongest(), 7);
    enter_plans(alone, a_rollout_fight());
    while (go_on(alone, 100)) {
    }
    CHECK(rollouts_of(alone) == 2 * params::kRollouts);

    SuccessiveHalving main_search(a_rollout_fight(), strongest(), 7);
    enter_plans(main_search, a_rollout_fight());
    SuccessiveHalving other(a_rollout_fight(), strongest(), 8);
    other.hear(0, main_search.reports());
    for (std::size_t i = 0; i < 2; ++i) {
        const Report told = main_search.reports()[i];
        const Report heard = other.reports()[i];
        CHECK(to_integers({{}, {heard}}) == to_integers({{}, {told}}));
        CHECK(heard.plan.end == told.plan.end);
        CHECK(heard.promise == told.promise);
        CHECK(heard.rollouts == 0);
    }
    // Reports say all that has been seen so far, so that one heard twice counts once.
    for (bool goes_on = true; goes_on;) {
        goes_on = go_on(main_search, 1'000);
        if (!go_on(other, 1'000)) break;
        for (int times = 0; times < 2; ++times) {
            main_search.hear(1, other.reports());
            other.hear(0, main_search.reports());
        }
    }
    REQUIRE(main_search.leader().has_value());
    CHECK(rollouts_of(main_search) < 2 * params::kRollouts * 2 / 3);
    CHECK(rollouts_of(main_search) + rollouts_of(other) >= 2 * params::kRollouts);
}

TEST_CASE("a search that finds nothing better does rollouts, follows the winner, and cuts change nothing",
          "[rollout]") {
    const Position root = drawn({"F.A.......", "....#.....", ".F....f..f"});
    AnswerSearch search = search_of(root);
    search.begin({});
    while (search.advance(500)) {
    }
    Switches plain = strongest();
    plain.confers = false;
    AnswerSearch without(plain, 3, Blur{});
    without.set(root);
    without.begin({});
    while (without.advance(500)) {
    }
    CHECK(search.info().nodes_of_root > without.info().nodes_of_root + params::kRollouts);
    // What is left of the turn is decided with its first action.
    const Action first = search.best().action;
    REQUIRE_FALSE(first.ends_turn());
    search.play(first);
    CHECK(search.plans().size() == 1);
    search.begin({});
    CHECK_FALSE(search.advance(100));
    CHECK(search.info().nodes_of_root == 0);
    CHECK(thought_turn(root, 1) == thought_turn(root, 700));
}

} // namespace forethought::tactics
