#include "engine/core/session.h"
#include "engine/tactics/tactics.h"

#include <catch2/catch.hpp>

namespace forethought {

namespace {

/// Nodes between two looks at the clock: the most that a search may think beyond its deadline.
constexpr Nodes kInterval = 32;

/// Each reading takes a step; counts them, and may ask a search to stop at one of them, which is the only
/// moment within an `advance` that a test without threads can reach.
class WatchedClock final : public Clock {
  public:
    explicit WatchedClock(Milliseconds step) : step_(step) {}

    Milliseconds now() override {
        ++readings_;
        if (source_ && readings_ == stop_at_) source_->request();
        return time_ += step_;
    }
    void advance(Milliseconds by) { time_ += by; }
    void stop_at(int reading, StopSource& source) {
        stop_at_ = readings_ + reading;
        source_ = &source;
    }
    Milliseconds time() const { return time_; }
    int readings() const { return readings_; }

  private:
    Milliseconds time_ = 0;
    Milliseconds step_;
    int readings_ = 0;
    int stop_at_ = 0;
    StopSource* source_ = nullptr;
};

/// A player of a rung at the start of a battle, whose clock takes a step at each reading.
struct TimedSeat {
    explicit TimedSeat(Milliseconds step, int rung = 90, std::uint64_t start = 1)
        : clock(step), session(find_rung(Tactics::ladder(), rung).value().switches, 7, Blur{}, clock) {
        session.set(Tactics::start(start));
    }

    int units() const { return Tactics::actions_left(session.position()); }
    /// Thinks to the end within a limit of time for the turn, and plays.
    void think_and_play(Milliseconds time) {
        session.begin(Limits{.time = time});
        session.advance(Budget{});
        REQUIRE(session.play(session.best().action));
    }

    WatchedClock clock;
    Session<Tactics> session;
};

} // namespace

TEST_CASE("a search ends within one check interval of its deadline", "[time]") {
    for (const Milliseconds step : {0.25, 1.0, 7.0})
        for (const Milliseconds time : {6.0, 30.0, 100.0}) {
            INFO("step " << step << ", time " << time);
            TimedSeat seat(step);
            REQUIRE(seat.units() == 6);
            seat.session.begin(Limits{.time = time});
            const Milliseconds deadline = seat.clock.time() + time / 6;
            const int before = seat.clock.readings();
            CHECK_FALSE(seat.session.advance(Budget{}));
            CHECK(seat.clock.time() >= deadline);
            CHECK(seat.clock.time() < deadline + step);
            // The last of the checks ends the search, each one before it lets an interval pass.
            const auto checks = static_cast<Nodes>(seat.clock.readings() - before);
            CHECK(seat.session.info().nodes_of_root == (checks - 1) * kInterval);
            CHECK_FALSE(seat.session.advance(Budget{}));
            CHECK(static_cast<Nodes>(seat.clock.readings() - before) == checks);
        }
}

TEST_CASE("slices smaller than the interval look at the clock each time", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{.time = 60});
    int slices = 0;
    while (seat.session.advance(Budget{.nodes = 5})) ++slices;
    CHECK(slices == 9); // The tenth look is at the deadline.
    CHECK(seat.session.info().nodes_of_root == 45);
}

TEST_CASE("the time of a turn is shared over its units", "[time]") {
    for (const int rung : {90, 140}) {
        INFO("rung " << rung);
        TimedSeat seat(0.5, rung);
        const Side side = seat.session.position().state.to_move;
        Milliseconds spent = 0;
        while (seat.session.position().state.to_move == side) {
            const int units = seat.units();
            const Milliseconds began = seat.clock.time();
            seat.think_and_play(60);
            const Milliseconds took = seat.clock.time() - began;
            // Beyond the share lie the readings at begin, at the check that ends it, and at play.
            const Milliseconds share = (60 - spent) / units;
            CHECK(took <= share + 3 * 0.5);
            // The last units have so few choices left that thinking about them may be finished before.
            if (units > 2) CHECK(took >= share);
            // The session measures from its reading at `begin`, one step after ours.
            spent += took - 0.5;
        }
        CHECK(spent <= 61);
    }
}

TEST_CASE("time that a unit leaves goes to the units after it", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{.time = 66});
    seat.session.advance(Budget{.nodes = 1});
    REQUIRE(seat.session.play(seat.session.stop().action));
    // One look before the only slice and one at play: 64 of 66 are left to five units.
    seat.session.begin(Limits{.time = 66});
    const Milliseconds began = seat.clock.time();
    seat.session.advance(Budget{});
    CHECK(seat.clock.time() - began == 13);
}

TEST_CASE("a new turn and a new position have their whole time", "[time]") {
    TimedSeat seat(1);
    const auto first_share = [&] {
        seat.session.begin(Limits{.time = 60});
        const Milliseconds began = seat.clock.time();
        seat.session.advance(Budget{});
        return seat.clock.time() - began;
    };
    CHECK(first_share() == 10);
    REQUIRE(seat.session.play(tactics::kEndTurn));
    CHECK(first_share() == 10);
    // The position is left in the middle of thinking, and the next one is played on from without any.
    seat.clock.advance(1000);
    seat.session.set(Tactics::start(2));
    const auto actions = Tactics::legal_actions(seat.session.position());
    REQUIRE(seat.session.play(actions.front()));
    CHECK(first_share() == 12);
}

TEST_CASE("there is a legal action however little time there is", "[time]") {
    for (const int rung : {0, 40, 140})
        for (const Milliseconds step : {0.125, 1.0, 50.0}) {
            INFO("rung " << rung << ", step " << step);
            TimedSeat seat(step, rung);
            int played = 0;
            while (Tactics::outcome(seat.session.position()) == Outcome::playing) {
                REQUIRE(Tactics::is_legal(seat.session.position(), seat.session.best().action));
                seat.think_and_play(1);
                ++played;
            }
            // A step of 50 leaves no time for a single node: both sides end all their turns.
            if (step == 50.0) CHECK(played <= 80);
        }
}

TEST_CASE("with limits of time and nodes the stricter one holds", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{.nodes = 6 * 40, .time = 6000});
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(seat.session.info().nodes_of_root == 40);
    TimedSeat hurried(1);
    hurried.session.begin(Limits{.nodes = 6 * 4000, .time = 6 * 3});
    CHECK_FALSE(hurried.session.advance(Budget{}));
    CHECK(hurried.session.info().nodes_of_root == 2 * kInterval);
}

TEST_CASE("without a limit of time nobody reads the clock", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{.nodes = 600});
    seat.session.advance(Budget{});
    REQUIRE(seat.session.play(seat.session.best().action));
    CHECK(seat.clock.readings() == 0);
}

TEST_CASE("a request to stop ends an advance at the next check", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{.time = 1e9});
    seat.clock.stop_at(5, seat.session.stop_source());
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(seat.session.info().nodes_of_root == 5 * kInterval);
    CHECK(Tactics::is_legal(seat.session.position(), seat.session.best().action));
    CHECK(seat.session.info().alternatives > 0);
    // The request has been met; thinking begins again only with `begin`.
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(seat.session.info().nodes_of_root == 5 * kInterval);
    seat.session.begin(Limits{});
    CHECK(seat.session.advance(Budget{.nodes = 40}));
    CHECK(seat.session.info().nodes_of_root == 5 * kInterval + 40);
}

TEST_CASE("a request before the first slice ends the thinking without a node", "[time]") {
    TimedSeat seat(1);
    seat.session.begin(Limits{});
    seat.session.stop_source().request();
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(seat.session.info().nodes_of_root == 0);
    CHECK(seat.session.best().action == tactics::kEndTurn);
}

} // namespace forethought
