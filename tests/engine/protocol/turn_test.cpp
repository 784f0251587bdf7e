#include "engine/protocol/turn.h"

#include "engine/tactics/tactics.h"

#include <catch2/catch.hpp>

namespace forethought::protocol {

namespace {

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

TEST_CASE("a turn ends at its deadline and shares the time over its actions", "[protocol]") {
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

TEST_CASE("a turn is made although its deadline has passed", "[protocol]") {
    Thinker thinker;
    const auto turn = thinker.take(-1000);
    REQUIRE(turn.has_value());
    CHECK(Tactics::side_to_move(thinker.session.position()) == Side::second);
    CHECK(thinker.clock.time <= static_cast<Milliseconds>(5 * turn->actions.size()));
}

TEST_CASE("the last command breaks thinking off, and no turn is told", "[protocol]") {
    Thinker thinker;
    thinker.clock.leaves_at = 40;
    CHECK_FALSE(thinker.take(100000).has_value());
    // 8 slices of the session are between two looks at the input.
    CHECK(thinker.clock.readings <= 40 + 9);
}

TEST_CASE("when the input ends the turn is told at once", "[protocol]") {
    Thinker thinker;
    thinker.clock.leaves_at = 40;
    thinker.clock.leaves_as = Input::closed;
    const auto turn = thinker.take(100000);
    REQUIRE(turn.has_value());
    CHECK(Tactics::side_to_move(thinker.session.position()) == Side::second);
    CHECK(thinker.clock.readings <= 60 + 5 * static_cast<int>(turn->actions.size()));
}

} // namespace forethought::protocol
