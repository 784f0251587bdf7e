#include "engine/core/blur.h"

#include "engine/core/session.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought {

namespace {

constexpr int kDraws = 20'000;
/// Players of different seeds that are asked for their plans.
constexpr int kPlayers = kSlowBuild ? 600 : 2000;

int lapses_of(const Blur& blur, int decisions = 1) {
    int lapses = 0;
    for (std::uint64_t hash = 0; hash < kDraws; ++hash) lapses += blur.lapses(hash, decisions) ? 1 : 0;
    return lapses;
}

std::vector<std::int64_t> jittered(Blur blur, std::int64_t weight) {
    std::vector<std::int64_t> weights(200);
    for (auto& one : weights) one = blur.jitter(weight);
    return weights;
}

/// A blurred player of a rung that has planned its turn.
tactics::TurnPlanner planned(int rung, const tactics::Position& position, std::uint64_t seed, Nodes nodes,
                             int extra = 0) {
    const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
    tactics::TurnPlanner planner(switches, seed, Blur(seed, rung, extra));
    planner.set(position);
    planner.begin(Limits{.nodes = nodes});
    planner.advance(nodes);
    return planner;
}

const tactics::Scenario& best_of(const tactics::TurnPlanner& planner) {
    const auto& plans = planner.scenarios();
    return *std::max_element(plans.begin(), plans.end(),
                             [](const auto& one, const auto& other) { return one.value < other.value; });
}

/// How many of many blurred players of a rung do not begin with their best plan.
int lapsed(int rung, const tactics::Position& position) {
    int lapsed = 0;
    for (std::uint64_t seed = 0; seed < kPlayers; ++seed) {
        const auto planner = planned(rung, position, seed, 30);
        if (planner.best().score < best_of(planner).value) ++lapsed;
    }
    return lapsed;
}

/// Different positions in which ten games of a rung stand after the opponent's first turn.
std::size_t answers(int rung, const tactics::Position& start) {
    const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
    ManualClock clock;
    std::set<std::uint64_t> answers;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Session<Tactics> session(switches, seed, Blur(seed, rung), clock);
        session.set(start);
        const Side side = Tactics::side_to_move(start);
        while (Tactics::side_to_move(session.position()) == side) {
            session.begin(Limits{.nodes = 600});
            session.advance(Budget{});
            REQUIRE(session.play(session.best().action));
        }
        answers.insert(Tactics::hash(session.position()));
    }
    return answers.size();
}

/// Whether the first side wins in the turn that a blurred player of a rung plays.
bool wins_at_once(int rung, const tactics::Position& position, std::uint64_t seed, int extra = 0) {
    ManualClock clock;
    const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
    Session<Tactics> session(switches, seed, Blur(seed, rung, extra), clock);
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
    CHECK(off.waver(1, 100'000) == 0);
    const tactics::Worth worth(off);
    CHECK(worth.of(tactics::UnitType::fighter, 100) == tactics::params::kFighterWorth);
    CHECK(worth.of(tactics::UnitType::archer, 70) == tactics::params::kArcherWorth);
    CHECK(worth.of(tactics::UnitType::wizard, 45) == tactics::params::kWizardWorth);
}

TEST_CASE("a blur is seeded", "[blur]") {
    CHECK(Blur(1, 0).on());
    CHECK(jittered(Blur(1, 0), 10'000) == jittered(Blur(1, 0), 10'000));
    CHECK(jittered(Blur(1, 0), 10'000) != jittered(Blur(2, 0), 10'000));
    const Blur one(3, 50);
    const Blur same(3, 50);
    const Blur other(4, 50);
    int differing_lapses = 0;
    int differing_values = 0;
    for (std::uint64_t hash = 0; hash < 1000; ++hash) {
        REQUIRE(same.lapses(hash, 1) == one.lapses(hash, 1));
        REQUIRE(same.waver(hash, 1000) == one.waver(hash, 1000));
        differing_lapses += other.lapses(hash, 1) != one.lapses(hash, 1) ? 1 : 0;
        differing_values += other.waver(hash, 1000) != one.waver(hash, 1000) ? 1 : 0;
    }
    CHECK(differing_lapses > 50);
    CHECK(differing_values > 900);
}

TEST_CASE("what a blur does to a position does not depend on what came before", "[blur]") {
    Blur used(3, 50);
    for (int i = 0; i < 10; ++i) used.jitter(1000);
    for (std::uint64_t hash = 0; hash < 100; ++hash) used.lapses(hash, 6);
    const Blur fresh(3, 50);
    for (std::uint64_t hash = 0; hash < 1000; ++hash) {
        REQUIRE(used.lapses(hash, 6) == fresh.lapses(hash, 6));
        REQUIRE(used.waver(hash, 100'000) == fresh.waver(hash, 100'000));
    }
}

TEST_CASE("lapses become rarer with the rung, and end at rung 140", "[blur]") {
    for (const int rung : {0, 10, 50, 100, 130}) {
        INFO("rung " << rung);
        // Four standard deviations are less than 1.2 % of the draws.
        const double share = (140 - rung) / 700.0;
        CHECK(lapses_of(Blur(9, rung)) == Approx(kDraws * share).margin(kDraws * 0.012));
        // Over the decisions of a turn they are as many as in one.
        CHECK(6 * lapses_of(Blur(9, rung), 6) == Approx(kDraws * share).margin(kDraws * 0.03));
    }
    for (const int rung : {140, 150, 200}) CHECK(lapses_of(Blur(9, rung)) == 0);
}

TEST_CASE("values waver within their bounds, less with each rung, and not from rung 140 on", "[blur]") {
    for (const int rung : {0, 50, 110, 130, 140, 200}) {
        INFO("rung " << rung);
        const Blur blur(5, rung);
        const std::int64_t most = std::max(0, 140 - rung) * 100'000 / 3000;
        std::int64_t least_seen = 0;
        std::int64_t most_seen = 0;
        for (std::uint64_t hash = 0; hash < kDraws; ++hash) {
            const std::int64_t off = blur.waver(hash, 100'000);
            REQUIRE(std::abs(off) <= most);
            least_seen = std::min(least_seen, off);
            most_seen = std::max(most_seen, off);
        }
        CHECK(most_seen >= most * 98 / 100);
        CHECK(least_seen <= -most * 98 / 100);
    }
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

TEST_CASE("a lapse takes a plan that is not the best one, but nearly", "[blur]") {
    const auto start = Tactics::start(1);
    // One decision of six lapses in (140 - rung) / 4200 of all games, where another plan is near.
    const int low = lapsed(20, start);
    CHECK(low >= kPlayers / 100);
    CHECK(low <= kPlayers / 20);
    const int high = lapsed(110, start);
    CHECK(high > kPlayers / 1000);
    CHECK(high <= kPlayers * 15 / 1000);
    CHECK(lapsed(140, start) == 0);
    for (std::uint64_t seed = 0; seed < kPlayers; ++seed) {
        const auto planner = planned(20, start, seed, 30);
        REQUIRE(planner.best().score >= best_of(planner).value - 10'000);
    }
}

TEST_CASE("no lapse takes a plan that costs a unit", "[blur]") {
    // The fighter kills the wizard beside it, or lets it live; nothing else is as good.
    const auto position = tactics::drawn({"Fw......", "........", "A.......", ".......f"});
    for (const int rung : {20, 50, 100})
        for (std::uint64_t seed = 0; seed < samples(300); ++seed) {
            INFO("rung " << rung << ", seed " << seed);
            ManualClock clock;
            const auto switches = find_rung(Tactics::ladder(), rung).value().switches;
            Session<Tactics> session(switches, seed, Blur(seed, rung), clock);
            session.set(position);
            while (Tactics::side_to_move(session.position()) == Side::first) {
                session.begin(Limits{.nodes = 60});
                session.advance(Budget{});
                REQUIRE(session.play(session.best().action));
            }
            const auto& after = session.position();
            REQUIRE((after.battle->roster.units(Side::second) & after.state.alive).size() == 1);
        }
}

TEST_CASE("ten games that begin alike do not go on alike, on any rung below 140", "[blur]") {
    for (const auto& rung : Tactics::ladder()) {
        if (rung.number >= Blur::kFullStrength) continue;
        for (const std::uint64_t seed : cases({1u, 2u, 7u})) {
            INFO("rung " << rung.number << ", seed " << seed);
            auto start = Tactics::start(seed);
            CHECK(answers(rung.number, start) >= 5);
            // The same on the second side, when the player has ended the first turn.
            Tactics::play(start, tactics::kEndTurn, nullptr);
            CHECK(answers(rung.number, start) >= 5);
        }
    }
}

TEST_CASE("extra imperfection adds to every rung's own, and none of it changes nothing", "[blur]") {
    for (const int rung : {0, 50, 140, 200}) {
        INFO("rung " << rung);
        const Blur own(5, rung);
        const Blur none(5, rung, 0);
        std::int64_t most = 0;
        for (const int extra : {0, 20, 50, 100}) {
            INFO("extra " << extra);
            const Blur more(5, rung, extra);
            std::int64_t most_seen = 0;
            for (std::uint64_t hash = 0; hash < kDraws; ++hash)
                most_seen = std::max(most_seen, std::abs(more.waver(hash, 100'000)));
            if (extra > 0) CHECK(most_seen > most);
            most = most_seen;
            const double share = std::min(1.0, std::max(0, 140 - rung) / 700.0 + extra / 100.0);
            CHECK(lapses_of(more) == Approx(kDraws * share).margin(kDraws * 0.015));
            CHECK(jittered(more, 10'000) == jittered(own, 10'000));
        }
        for (std::uint64_t hash = 0; hash < 1000; ++hash) {
            REQUIRE(none.waver(hash, 100'000) == own.waver(hash, 100'000));
            REQUIRE(none.lapses(hash, 3) == own.lapses(hash, 3));
            REQUIRE_FALSE(own.overlooks(hash));
        }
    }
    CHECK(Blur(1, 50).forgone(1000) == 1000);
    CHECK(Blur(1, 50, 100).forgone(1000) == 11'000);
}

TEST_CASE("the more extra imperfection, the more is overlooked, in the end everything", "[blur]") {
    int before = 0;
    for (const int extra : {0, 10, 30, 60, 100}) {
        INFO("extra " << extra);
        const Blur blur(7, 100, extra);
        int overlooked = 0;
        for (std::uint64_t hash = 0; hash < kDraws; ++hash) overlooked += blur.overlooks(hash) ? 1 : 0;
        const double seen = (100 - extra) / 100.0;
        CHECK(overlooked == Approx(kDraws * (1 - seen * seen * seen)).margin(kDraws * 0.015));
        CHECK(overlooked >= before);
        before = overlooked;
    }
    CHECK(before == kDraws);
}

TEST_CASE("who overlooks everything but the random turns has only those", "[blur][tactics]") {
    const auto start = Tactics::start(1);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(planned(20, start, seed, 30).scenarios().size() == 5);
        CHECK(planned(20, start, seed, 30, Blur::kMostExtra).scenarios().size() == 3);
    }
}

TEST_CASE("a win at hand is taken however much is overlooked", "[blur][tactics]") {
    const auto position =
        tactics::drawn({"F.......", ".....f..", ".A......", "......W."}, {.hit_points = {{"f2", 20}}});
    for (const int rung : {20, 50, 120, 160, 180})
        for (const int extra : {40, Blur::kMostExtra})
            for (std::uint64_t seed = 0; seed < samples(20); ++seed) {
                INFO("rung " << rung << ", extra " << extra << ", seed " << seed);
                REQUIRE(wins_at_once(rung, position, seed, extra));
            }
}

TEST_CASE("no lapse on a winning turn", "[blur]") {
    // The archer goes to the enemy's row and ends the battle with one arrow; there is plenty else to do.
    const auto position =
        tactics::drawn({"F.......", ".....f..", ".A......", "......W."}, {.hit_points = {{"f2", 20}}});
    for (const int rung : {20, 50, 120})
        for (std::uint64_t seed = 0; seed < samples(100); ++seed) {
            INFO("rung " << rung << ", seed " << seed);
            REQUIRE(wins_at_once(rung, position, seed));
        }
}

} // namespace forethought
