#include "engine/xiangqi/player.h"

#include "engine/xiangqi/notation/iccs.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/seat.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::xiangqi {

namespace {

/// All that a player says of its thoughts.
std::vector<std::int64_t> thoughts(const Seat& seat) {
    std::vector<std::int64_t> said{seat.best().code, seat.score(), static_cast<std::int64_t>(seat.nodes()),
                                   seat.session.info().depth};
    for (const auto& line : seat.session.multi_pv(100)) {
        said.push_back(line.score);
        said.push_back(line.flags);
        for (const Action action : line.actions) said.push_back(action.code);
    }
    return said;
}

std::vector<int> searching_rungs() {
    std::vector<int> rungs;
    for (const auto& rung : ladder())
        if (rung.switches.depth > 0) rungs.push_back(rung.number);
    return rungs;
}

Position at(const std::string& fen) {
    return begin_at(parse_fen(fen).value());
}

} // namespace

TEST_CASE("every rung plays legal moves to the end of its limits", "[xiangqi][player]") {
    for (const auto& rung : ladder())
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(samples(10)); ++seed) {
            const Position position = random_position(seed, static_cast<int>(20 * seed));
            if (position.outcome() != Outcome::playing) continue;
            Seat seat(rung.number, position, seed);
            REQUIRE(is_legal(position, seat.think(2'000)));
            REQUIRE(seat.nodes() <= 2'000);
        }
}

TEST_CASE("thinking in slices changes nothing", "[xiangqi][player]") {
    for (const int rung : searching_rungs())
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Position position = random_position(seed, 30);
            Seat whole(rung, position);
            whole.session.show(3);
            whole.session.set(position);
            whole.think(3'000);
            for (const Nodes slice : {1u, 77u}) {
                Seat cut(rung, position);
                cut.session.show(3);
                cut.session.set(position);
                cut.think(Limits{.nodes = 3'000}, slice);
                REQUIRE(thoughts(cut) == thoughts(whole));
            }
        }
}

TEST_CASE("the shown lines are the best ones, each legal move by move", "[xiangqi][player]") {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(samples(10)); ++seed) {
        const Position position = random_position(seed, 30);
        Seat seat(130, position);
        seat.session.show(4);
        seat.session.set(position);
        seat.think(Limits{.depth = 5});
        const auto lines = seat.session.multi_pv(4);
        REQUIRE(lines.size() == 4);
        std::set<int> first;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i > 0) REQUIRE(lines[i].score <= lines[i - 1].score);
            REQUIRE(first.insert(lines[i].actions.front().code).second);
            Position then = position;
            for (const Action action : lines[i].actions) {
                REQUIRE(is_legal(then, action));
                play(then, action, nullptr);
            }
        }
    }
}

TEST_CASE("a mate is found at the depth at which it is", "[xiangqi][player]") {
    // Both chariots mate on the back rank.
    const Position one = at("3k5/R8/8R/9/9/9/9/9/9/4K4 w - - 0 1");
    for (const int rung : searching_rungs()) {
        INFO("rung " << rung);
        Seat seat(rung, one);
        seat.think(20'000);
        Position after = one;
        play(after, seat.best(), nullptr);
        if (rung == 20) continue;
        CHECK(seat.score() == win_in(1));
        CHECK(after.outcome() == Outcome::first_wins);
    }
}

TEST_CASE("captures are searched to their end from rung 40 on", "[xiangqi][player]") {
    // The soldier is guarded: three plies see it won, and not what comes behind.
    const Position position = at("3ak4/4a4/4b4/9/p8/2n6/R8/9/4A4/3AK4 w - - 0 1");
    CHECK(format_iccs(Seat(40, position).think(100'000)) != "a3a5");
}

TEST_CASE("a check that the rules of repetition forbid is not chosen", "[xiangqi][player]") {
    Position position = at("3k5/9/9/9/9/9/9/8R/9/5K3 w - - 0 1");
    for (const char* text : {"i2d2", "d9e9", "d2e2", "e9d9", "e2d2", "d9e9", "d2e2", "e9d9"}) {
        const auto action = parse_iccs(text);
        REQUIRE((action && is_legal(position, action.value())));
        play(position, action.value(), nullptr);
    }
    const Action forbidden = parse_iccs("e2d2").value();
    Position lost = position;
    play(lost, forbidden, nullptr);
    REQUIRE(lost.outcome() == Outcome::second_wins);
    for (const int rung : searching_rungs()) {
        Seat seat(rung, position);
        CHECK(seat.think(5'000) != forbidden);
        CHECK(seat.score() > 0);
    }
    // Who cannot help it says that it is lost, but does not call it mate.
    Seat seat(130, position);
    seat.session.show(100);
    seat.session.set(position);
    seat.think(Limits{.depth = 3});
    bool is_told = false;
    for (const auto& line : seat.session.multi_pv(100))
        if (line.actions.front() == forbidden) {
            is_told = true;
            CHECK(line.score < -10'000);
            CHECK_FALSE(is_decided(static_cast<Score>(line.score)));
        }
    CHECK(is_told);
}

TEST_CASE("blur plays legal moves and the same ones again", "[xiangqi][player]") {
    for (const int rung : {30, 60, 130})
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Position position = random_position(seed, 20);
            const Blur blur(seed, rung, 50);
            Seat seat(rung, position, seed, blur);
            Seat again(rung, position, seed, blur);
            REQUIRE(is_legal(position, seat.think(3'000)));
            again.think(3'000);
            REQUIRE(thoughts(seat) == thoughts(again));
        }
}

} // namespace forethought::xiangqi
