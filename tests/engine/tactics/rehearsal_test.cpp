// Battles played on to see what plans come to, and the contest of plans that they decide (rung 200).

#include "engine/tactics/answer_search.h"
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

/// Who plays what is rehearsed.
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

Played rehearsed(const Position& start, std::uint64_t seed) {
    Rehearsal rehearsal(start, hasty(), seed);
    Played played;
    for (bool goes_on = true; goes_on;) {
        Nodes nodes = 0;
        goes_on = rehearsal.step(judge(), nodes);
        REQUIRE(nodes <= 1);
        played.nodes += nodes;
    }
    played.chance_of_first = rehearsal.chance(Side::first);
    CHECK(rehearsal.chance(Side::second) == kCertain - played.chance_of_first);
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
Position a_fight() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"});
}

/// The plan that leads a contest once it is over.
std::size_t winner_of(Contest& contest) {
    int steps = 0;
    Nodes nodes = 0;
    while (contest.step(judge(), nodes)) {
        REQUIRE(nodes <= 1);
        REQUIRE(++steps < 1'000'000);
    }
    return contest.leader().value();
}

AnswerSearch search_of(const Position& root, std::uint64_t seed = 3) {
    AnswerSearch search(strongest(), seed, Blur{});
    search.set(root);
    return search;
}

/// The actions of a turn, thought about in portions until nothing is left to improve.
std::vector<std::int32_t> thought_turn(const Position& root, Nodes portion) {
    AnswerSearch search = search_of(root);
    Position position = root;
    std::vector<std::int32_t> codes;
    while (position.state.outcome == Outcome::playing && position.state.to_move == root.state.to_move) {
        search.begin({});
        while (search.advance(portion)) {
        }
        const Action action = search.best().action;
        codes.push_back(encode(action));
        Tactics::play(position, action, nullptr);
        if (!action.ends_turn()) search.play(action);
    }
    return codes;
}

} // namespace

TEST_CASE("a chance grows with the value by the logistic curve, and never is certain", "[rehearsal]") {
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

TEST_CASE("a rehearsal depends on its seed alone, and tells who is about to win", "[rehearsal]") {
    std::set<std::int64_t> chances;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Played one = rehearsed(a_fight(), seed);
        const Played again = rehearsed(a_fight(), seed);
        CHECK(one.chance_of_first == again.chance_of_first);
        CHECK(one.nodes == again.nodes);
        CHECK(one.nodes > 0);
        CHECK(one.nodes <= static_cast<Nodes>(params::kRehearsedTurns) * params::kRehearsedNodes);
        chances.insert(one.chance_of_first);
        CHECK(rehearsed(nearly_won(), seed).chance_of_first > kCertain * 9 / 10);
        CHECK(rehearsed(nearly_lost(), seed).chance_of_first < kCertain / 10);
    }
    CHECK(chances.size() > 1);
}

TEST_CASE("a contest is won by the plan after which battles go best, whatever its value", "[rehearsal]") {
    Contest contest(skirmish(), strongest(), 7);
    contest.enter(4, nearly_lost().state, 60'000);
    contest.enter(5, nearly_won().state, -60'000);
    contest.enter(3, nearly_lost().state, -90'000);
    CHECK_FALSE(contest.leader().has_value());
    CHECK(winner_of(contest) == 5);
    Nodes nodes = 9;
    CHECK_FALSE(contest.step(judge(), nodes));
    CHECK(nodes == 0);
}

TEST_CASE("of plans that turn out alike the one of more value wins a contest", "[rehearsal]") {
    Contest contest(skirmish(), strongest(), 7);
    contest.enter(1, nearly_won().state, 20'000);
    contest.enter(0, nearly_won().state, 400'000);
    CHECK(winner_of(contest) == 0);
}

TEST_CASE("a search that finds nothing better rehearses, follows the winner, and cuts change nothing",
          "[rehearsal]") {
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
    CHECK(search.info().nodes_of_root > without.info().nodes_of_root + params::kRehearsals);
    // What is left of the turn is settled with its first action.
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
