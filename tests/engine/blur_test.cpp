#include "engine/core/blur.h"

#include "engine/core/session.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/boards.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought {

namespace {

constexpr int kDraws = 20'000;

int lapses_of(Blur blur) {
    int lapses = 0;
    for (int i = 0; i < kDraws; ++i) lapses += blur.lapses() ? 1 : 0;
    return lapses;
}

std::vector<std::int64_t> jittered(Blur blur, std::int64_t weight) {
    std::vector<std::int64_t> weights(200);
    for (auto& one : weights) one = blur.jitter(weight);
    return weights;
}

/// How many of many blurred players of a rung do not begin with their best plan.
int lapsed(int rung, const tactics::Position& position) {
    const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
    int lapsed = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        tactics::TurnPlanner planner(switches, seed, Blur(seed, rung));
        planner.set(position);
        planner.begin(Limits{.nodes = 30});
        planner.advance(30);
        const auto& plans = planner.scenarios();
        const auto best =
            std::max_element(plans.begin(), plans.end(),
                             [](const auto& one, const auto& other) { return one.value < other.value; });
        if (planner.best().score < best->value) ++lapsed;
    }
    return lapsed;
}

/// Whether the first side wins in the turn that a blurred player of a rung plays.
bool wins_at_once(int rung, const tactics::Position& position, std::uint64_t seed) {
    ManualClock clock;
    const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
    Session<Tactics> session(switches, seed, Blur(seed, rung), clock);
    session.set(position);
    while (Tactics::outcome(session.position()) == Outcome::playing &&
           Tactics::side_to_move(session.position()) == Side::first) {
        session.begin(Limits{.nodes = 400});
        session.advance(Budget{});
        REQUIRE(session.play(session.best().action));
    }
    return Tactics::outcome(session.position()) == Outcome::first_wins;
}

} // namespace

TEST_CASE("a blur that is off changes nothing", "[blur]") {
    Blur off;
    CHECK_FALSE(off.on());
    for (const std::int64_t weight : {0, 1, 85'000, -300}) CHECK(off.jitter(weight) == weight);
    CHECK(lapses_of(off) == 0);
    const tactics::Worth worth(off);
    CHECK(worth.of(tactics::UnitType::fighter, 100) == tactics::params::kFighterWorth);
    CHECK(worth.of(tactics::UnitType::archer, 70) == tactics::params::kArcherWorth);
    CHECK(worth.of(tactics::UnitType::wizard, 45) == tactics::params::kWizardWorth);
}

TEST_CASE("a blur is seeded", "[blur]") {
    CHECK(Blur(1, 0).on());
    CHECK(jittered(Blur(1, 0), 10'000) == jittered(Blur(1, 0), 10'000));
    CHECK(jittered(Blur(1, 0), 10'000) != jittered(Blur(2, 0), 10'000));
    Blur one(3, 50);
    Blur same(3, 50);
    Blur other(4, 50);
    int differing = 0;
    for (int i = 0; i < 1000; ++i) {
        const bool lapse = one.lapses();
        REQUIRE(same.lapses() == lapse);
        differing += other.lapses() != lapse ? 1 : 0;
    }
    CHECK(differing > 50);
}

TEST_CASE("lapses become rarer with the rung, and end at rung 140", "[blur]") {
    for (const int rung : {0, 10, 50, 100, 130}) {
        INFO("rung " << rung);
        // (200 - rung) / 10 percent; four standard deviations are less than 1.2 % of the draws.
        const double share = (200 - rung) / 1000.0;
        CHECK(lapses_of(Blur(9, rung)) == Approx(kDraws * share).margin(kDraws * 0.012));
    }
    for (const int rung : {140, 150, 200}) CHECK(lapses_of(Blur(9, rung)) == 0);
}

TEST_CASE("jitter stays within its bounds and reaches them", "[blur]") {
    for (const int rung : {0, 200}) {
        Blur blur(5, rung);
        std::set<std::int64_t> seen;
        for (int i = 0; i < kDraws; ++i) seen.insert(blur.jitter(1000));
        CHECK(*seen.begin() == 1000 - 10 * Blur::kJitterPercent);
        CHECK(*seen.rbegin() == 1000 + 10 * Blur::kJitterPercent);
        CHECK(seen.size() == 20 * Blur::kJitterPercent + 1);
    }
    Blur blur(6, 0);
    for (int i = 0; i < 1000; ++i) {
        CHECK(std::abs(blur.jitter(-50) + 50) <= 2);
        CHECK(blur.jitter(0) == 0);
    }
}

TEST_CASE("a blurred player's weights are off by a few per cent", "[blur]") {
    std::set<tactics::Value> fighters;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Blur blur(seed, 50);
        const tactics::Worth worth(blur);
        const auto fighter = worth.of(tactics::UnitType::fighter, 100);
        CHECK(fighter >= 96'000);
        CHECK(fighter <= 104'000);
        fighters.insert(fighter);
    }
    CHECK(fighters.size() > 20);
}

TEST_CASE("a lapse takes a plan that is not the best one", "[blur]") {
    const auto start = Tactics::start(1);
    // A plan that begins with another action is not always there, so that there are fewer than lapses are
    // due: 19 % at rung 10 and 10 % at rung 100.
    const int low = lapsed(10, start);
    CHECK(low >= 10);
    CHECK(low <= 60);
    const int high = lapsed(100, start);
    CHECK(high >= 5);
    CHECK(high <= 35);
    CHECK(lapsed(140, start) == 0);
}

TEST_CASE("no lapse on a winning turn", "[blur]") {
    // The archer goes to the enemy's row and ends the battle with one arrow; there is plenty else to do.
    const auto position =
        tactics::drawn({"F.......", ".....f..", ".A......", "......W."}, {.hit_points = {{"f2", 20}}});
    for (const int rung : {20, 50, 120})
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            INFO("rung " << rung << ", seed " << seed);
            REQUIRE(wins_at_once(rung, position, seed));
        }
}

} // namespace forethought
