#include "engine/gomocup/memory.h"
#include "engine/gomocup/settings.h"
#include "engine/gomocup/time_plan.h"
#include "engine/gomocup/turn.h"
#include "engine/tactics/tactics.h"

#include <catch2/catch.hpp>

namespace forethought::gomocup {

namespace {

constexpr int kCells = 225;

Milliseconds plan(Milliseconds turn, std::optional<Milliseconds> left = {}, int stones = 10) {
    TimeLimits limits;
    limits.set_turn(turn);
    if (left) limits.set_left(*left);
    return time_for_move(limits, stones, kCells);
}

/// Each reading takes a step; at one of them the manager goes away.
class LeavingClock final : public Clock {
  public:
    Milliseconds now() override {
        ++readings;
        if (readings == leaves_at) input = leaves_as;
        return time += 1;
    }
    Milliseconds time = 0;
    int readings = 0;
    int leaves_at = 0;
    Input leaves_as = Input::ended;
    std::atomic<Input> input{Input::open};
};

/// A tactics player that thinks as long as it may: what takes turns knows no game.
struct Thinker {
    Thinker() : session(find_rung(Tactics::ladder(), 90).value().switches, 7, Blur{}, clock) {
        session.set(Tactics::start(1));
    }
    std::optional<Turn<Tactics>> take(Milliseconds deadline) {
        return take_turn<Tactics>(session, clock, deadline, clock.input);
    }
    LeavingClock clock;
    Session<Tactics> session;
};

} // namespace

TEST_CASE("a move takes most of its limit and never all of it", "[gomocup]") {
    for (const Milliseconds limit : {1.0, 5.0, 20.0, 50.0, 200.0, 1000.0, 30000.0, 1e7}) {
        INFO("limit " << limit);
        CHECK(plan(limit) > 0);
        CHECK(plan(limit) < limit);
        if (limit >= 20) CHECK(limit - plan(limit) >= 8);
        if (limit >= 50) CHECK(plan(limit) >= limit * 0.8);
    }
    for (Milliseconds limit = 1; limit < 500; ++limit) REQUIRE(plan(limit) <= plan(limit + 1));
}

TEST_CASE("a limit of zero means as fast as possible", "[gomocup]") {
    CHECK(plan(0) > 0);
    CHECK(plan(0) <= 1);
    CHECK(plan(0, 1e6) == plan(0));
    CHECK(plan(-5) == plan(0));
}

TEST_CASE("what is left of a match bounds a move", "[gomocup]") {
    CHECK(plan(5000, 1e9) == plan(5000));
    CHECK(plan(5000, 20000) < 1000);
    // The last cell of a board takes what is left, but for what passes around the thinking.
    CHECK(plan(5000, 100, kCells - 1) < 95);
    CHECK(plan(5000, 100, kCells - 1) > 80);
    CHECK(plan(5000, 20000) > 300);
    CHECK(plan(50, 20000) == plan(50));
    CHECK(plan(5000, 0) > 0);
    CHECK(plan(5000, 0) < 1);
    CHECK(plan(5000, -100) == plan(5000, 0));
    CHECK(plan(5000, TimeLimits::kUnlimited) == plan(5000));
    for (Milliseconds left = 0; left < 3000; left += 10) REQUIRE(plan(5000, left) <= plan(5000, left + 10));
}

TEST_CASE("a match lasts to its last move", "[gomocup]") {
    // Each move costs what was planned and 1.5 ms more; half of the cells of the largest board are ours.
    for (const Milliseconds match : {1000.0, 5000.0, 60000.0, 180000.0}) {
        INFO("match " << match);
        TimeLimits limits;
        limits.set_turn(30000);
        limits.set_match(match);
        for (int stones = 0; stones < 400; stones += 2) {
            const Milliseconds time = time_for_move(limits, stones, 400);
            REQUIRE(time + 1.5 < limits.left().value());
            limits.spend(time + 1.5);
        }
        // It was not saved up for moves that hardly any game has.
        CHECK(limits.left().value() < match / 2);
    }
}

TEST_CASE("the manager's account of the time goes before our own", "[gomocup]") {
    TimeLimits limits;
    CHECK_FALSE(limits.left().has_value());
    limits.set_match(10000);
    CHECK(limits.left() == 10000);
    limits.spend(300);
    CHECK(limits.left() == 9700);
    limits.set_left(8000);
    CHECK(limits.left() == 8000);
    limits.spend(500);
    CHECK(limits.left() == 7500);
    limits.set_left(TimeLimits::kUnlimited);
    CHECK_FALSE(limits.left().has_value());
    limits.spend(500);
    CHECK_FALSE(limits.left().has_value());
}

TEST_CASE("the keys of INFO are entered", "[gomocup]") {
    Settings settings;
    CHECK(enter_info(settings, "timeout_turn 700").ok());
    CHECK(enter_info(settings, "TIMEOUT_MATCH 9000").ok());
    CHECK(enter_info(settings, "max_memory 83886080").ok());
    CHECK(settings.time.turn() == 700);
    CHECK(settings.time.left() == 9000);
    CHECK(settings.max_memory == 83886080);
    CHECK(enter_info(settings, "time_left 99999999999999999999").ok());
    CHECK_FALSE(settings.time.left().has_value());
    CHECK_FALSE(enter_info(settings, "rule 5").ok());
    CHECK(settings.rule == gomoku::Rule::freestyle);
}

TEST_CASE("the table fits into the memory that is allowed", "[gomocup]") {
    constexpr std::uint64_t bytes_an_entry = 32;
    int before = 0;
    for (std::uint64_t mebibytes = 16; mebibytes <= 4096; mebibytes += 16) {
        const int log2 = table_log2_for(mebibytes << 20);
        INFO(mebibytes << " MiB: " << log2);
        REQUIRE((bytes_an_entry << log2) + (14u << 20) <= mebibytes << 20);
        REQUIRE(log2 >= before);
        before = log2;
    }
    CHECK(table_log2_for(kLeastMemory) >= 14);
    CHECK(table_log2_for(83886080) == 21);
    CHECK(table_log2_for(0) == table_log2_for(1u << 30));
}

TEST_CASE("a turn ends at its deadline and shares the time over its actions", "[gomocup]") {
    for (const Milliseconds limit : {30.0, 100.0, 600.0}) {
        INFO("limit " << limit);
        Thinker thinker;
        const auto turn = thinker.take(limit);
        REQUIRE(turn.has_value());
        CHECK(turn->actions.size() >= 6);
        CHECK(Tactics::side_to_move(thinker.session.position()) == Side::second);
        // A few readings for each action are behind its share.
        const auto slack = static_cast<Milliseconds>(4 * turn->actions.size());
        CHECK(thinker.clock.time <= limit + slack);
        if (limit > 100) CHECK(thinker.clock.time >= limit / 2);
    }
}

TEST_CASE("a turn is made although its deadline has passed", "[gomocup]") {
    Thinker thinker;
    const auto turn = thinker.take(-1000);
    REQUIRE(turn.has_value());
    CHECK(Tactics::side_to_move(thinker.session.position()) == Side::second);
    CHECK(thinker.clock.time <= static_cast<Milliseconds>(5 * turn->actions.size()));
}

TEST_CASE("END breaks thinking off, and no turn is told", "[gomocup]") {
    Thinker thinker;
    thinker.clock.leaves_at = 40;
    CHECK_FALSE(thinker.take(100000).has_value());
    // 8 portions of the session are between two looks at the input.
    CHECK(thinker.clock.readings <= 40 + 9);
}

TEST_CASE("when the input ends the turn is told at once", "[gomocup]") {
    Thinker thinker;
    thinker.clock.leaves_at = 40;
    thinker.clock.leaves_as = Input::closed;
    const auto turn = thinker.take(100000);
    REQUIRE(turn.has_value());
    CHECK(Tactics::side_to_move(thinker.session.position()) == Side::second);
    CHECK(thinker.clock.readings <= 60 + 5 * static_cast<int>(turn->actions.size()));
}

} // namespace forethought::gomocup
