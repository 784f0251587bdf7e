#include "engine/core/session.h"

#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"
#include "tests/engine/core/race.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought {

namespace {

/// All that a session says of its search.
template <Game G>
std::vector<std::int64_t> thoughts(const Session<G>& session) {
    const auto best = session.best();
    const Info info = session.info();
    return {G::encode(best.action),
            best.score,
            static_cast<std::int64_t>(info.nodes_of_turn),
            static_cast<std::int64_t>(info.nodes_of_root),
            info.score,
            info.depth,
            info.alternatives};
}

/// A player of a rung before a position, with a clock that stands still.
template <Game G>
struct Seat {
    Seat(int rung, const typename G::Position& position, std::uint64_t seed = 7)
        : session(find_rung(G::ladder(), rung).value().switches, seed, Blur{}, clock) {
        session.set(position);
    }

    /// Thinks within a limit of nodes for the turn (0: none) to the end, in slices (0: all at once).
    void think(Nodes limit, Nodes slice = 0) {
        session.begin(Limits{.nodes = limit});
        bool unfinished = true;
        while (unfinished) {
            const Nodes before = session.info().nodes_of_root;
            unfinished = session.advance(Budget{.nodes = slice});
            if (slice > 0) REQUIRE(session.info().nodes_of_root - before <= slice + G::Player::kTraits.step);
        }
    }

    ManualClock clock;
    Session<G> session;
};

/// What a rung thinks before each of its first actions on both sides.
template <Game G>
std::vector<std::vector<std::int64_t>> first_actions(int rung, std::uint64_t seed, Nodes limit, Nodes slice) {
    constexpr int most = kSlowBuild ? 5 : 14;
    Seat<G> seat(rung, G::start(3), seed);
    std::vector<std::vector<std::int64_t>> all;
    for (int i = 0; i < most && G::outcome(seat.session.position()) == Outcome::playing; ++i) {
        seat.think(limit, slice);
        all.push_back(thoughts(seat.session));
        REQUIRE(seat.session.play(seat.session.best().action));
    }
    return all;
}

bool playing(const Session<Tactics>& session) {
    return Tactics::outcome(session.position()) == Outcome::playing;
}

} // namespace

TEMPLATE_TEST_CASE("where a search is cut never changes what it finds", "[session]", Race, Tactics, Gomoku,
                   Twenty48) {
    CHECK(TestType::Player::kTraits.step < 20'000);
    for (const auto& rung : TestType::ladder()) {
        INFO("rung " << rung.number);
        const auto whole = first_actions<TestType>(rung.number, 7, 900, 0);
        for (const Nodes slice : cases<Nodes>({7, 1, 32, 1000})) {
            INFO("slices of " << slice);
            CHECK(first_actions<TestType>(rung.number, 7, 900, slice) == whole);
        }
    }
}

TEST_CASE("a search without limits comes to an end, and in the same way however it is cut", "[session]") {
    const auto position = tactics::drawn({"F.....", ".W..#.", "......", "...f.a"});
    Seat<Tactics> whole(140, position);
    whole.think(0);
    CHECK(whole.session.info().nodes_of_root > 100);
    for (const Nodes slice : cases<Nodes>({7, 1, 32, 1000})) {
        Seat<Tactics> cut(140, position);
        cut.think(0, slice);
        INFO("slices of " << slice);
        CHECK(thoughts(cut.session) == thoughts(whole.session));
    }
}

TEST_CASE("setting the position that is held keeps the thoughts", "[session]") {
    Seat<Tactics> undisturbed(90, Tactics::start(5));
    Seat<Tactics> disturbed(90, Tactics::start(5));
    for (auto* seat : {&undisturbed, &disturbed}) {
        seat->session.begin(Limits{.nodes = 1200});
        REQUIRE(seat->session.advance(Budget{.nodes = 100}));
    }
    // Also a position that is equal without being the same object.
    disturbed.session.set(Tactics::start(5));
    CHECK(thoughts(disturbed.session) == thoughts(undisturbed.session));
    undisturbed.session.advance(Budget{});
    disturbed.session.advance(Budget{});
    CHECK(thoughts(disturbed.session) == thoughts(undisturbed.session));

    disturbed.session.set(Tactics::start(6));
    CHECK(disturbed.session.info().alternatives == 0);
    CHECK(disturbed.session.info().nodes_of_turn == 0);
    CHECK_FALSE(disturbed.session.advance(Budget{}));
    CHECK(disturbed.session.best().action == tactics::kEndTurn);
}

TEST_CASE("a battle that is over is not mistaken for the position before its last action", "[session]") {
    const auto before =
        tactics::drawn({"F.........", "..........", ".........f"}, {.to_move = Side::second, .round = 40});
    Seat<Tactics> seat(50, before);
    REQUIRE(seat.session.play(tactics::kEndTurn));
    REQUIRE_FALSE(playing(seat.session));
    seat.session.set(before);
    CHECK(playing(seat.session));
}

TEST_CASE("play re-roots: the plan goes on, and its value with it", "[session]") {
    int kept = 0;
    for (const auto& rung : Tactics::ladder())
        for (std::uint64_t start = 0; start < samples(5); ++start) {
            Seat<Tactics> seat(rung.number, Tactics::start(start));
            for (int i = 0; i < 21 && playing(seat.session); ++i) {
                seat.think(300);
                const auto best = seat.session.best();
                const Side side = seat.session.position().state.to_move;
                REQUIRE(seat.session.play(best.action));
                CHECK(seat.session.info().nodes_of_root == 0);
                if (seat.session.position().state.to_move != side) continue;
                INFO("rung " << rung.number << ", start " << start << ", action " << i);
                REQUIRE(seat.session.info().alternatives > 0);
                REQUIRE(seat.session.best().score == best.score);
                ++kept;
            }
        }
    CHECK(kept > samples(500));
}

TEST_CASE("plans to the same end have one value, whichever unit's turn it was when they were made",
          "[session]") {
    int equal = 0;
    for (const auto& rung : Tactics::ladder()) {
        // The values of rung 0 are drawn by lot.
        if (rung.number == 0) continue;
        for (std::uint64_t start = 0; start < samples(4); ++start) {
            tactics::TurnPlanner planner(rung.switches, 7, Blur{});
            auto position = Tactics::start(start);
            planner.set(position);
            for (int i = 0; i < 40 && Tactics::outcome(position) == Outcome::playing; ++i) {
                planner.begin(Limits{.nodes = 100});
                planner.advance(100);
                const auto& plans = planner.scenarios();
                for (const auto& one : plans)
                    for (const auto& other : plans) {
                        if (&one == &other || one.end != other.end) continue;
                        if (tactics::strikers(one) != tactics::strikers(other)) continue;
                        INFO("rung " << rung.number << ", start " << start << ", action " << i);
                        REQUIRE(one.value == other.value);
                        ++equal;
                    }
                const auto action = planner.best().action;
                Tactics::play(position, action, nullptr);
                planner.play(action);
            }
        }
    }
    CHECK(equal > samples(100));
}

TEST_CASE("of the plans held exactly those that begin with the action played are kept", "[session]") {
    const auto position = Tactics::start(2);
    Seat<Tactics> thinker(20, position);
    thinker.think(0);
    const int plans = thinker.session.info().alternatives;
    REQUIRE(plans > 2);
    int kept = 0;
    for (const auto& action : Tactics::legal_actions(position)) {
        Seat<Tactics> seat(20, position);
        seat.think(0);
        REQUIRE(seat.session.play(action));
        if (!action.ends_turn()) kept += seat.session.info().alternatives;
    }
    CHECK(kept == plans);
}

TEST_CASE("bad actions are refused and change nothing", "[session]") {
    Seat<Tactics> undisturbed(90, Tactics::start(4));
    Seat<Tactics> disturbed(90, Tactics::start(4));
    for (auto* seat : {&undisturbed, &disturbed}) {
        seat->think(600);
        REQUIRE(seat->session.play(seat->session.best().action));
        seat->session.begin(Limits{.nodes = 1200});
        seat->session.advance(Budget{.nodes = 50});
    }
    const auto before = thoughts(disturbed.session);
    const auto text = Tactics::format(disturbed.session.position());
    int refused = 0;
    for (std::int32_t code = 0; code < 5 << 16; code += 7) {
        const auto action = Tactics::decode(code);
        if (!action || Tactics::is_legal(disturbed.session.position(), *action)) continue;
        const Status status = disturbed.session.play(*action);
        REQUIRE_FALSE(status);
        REQUIRE(status.error().find("not legal here") != std::string::npos);
        ++refused;
    }
    CHECK(refused > 500);
    CHECK(thoughts(disturbed.session) == before);
    CHECK(Tactics::format(disturbed.session.position()) == text);
    undisturbed.session.advance(Budget{});
    disturbed.session.advance(Budget{});
    CHECK(thoughts(disturbed.session) == thoughts(undisturbed.session));
}

TEST_CASE("the nodes of a turn are shared over its units and never exceed the limit", "[session]") {
    for (const int rung : {0, 40, 50, 140})
        for (const Nodes limit : {6u, 37u, 600u}) {
            INFO("rung " << rung << ", limit " << limit);
            Seat<Tactics> seat(rung, Tactics::start(9));
            int turns = 0;
            for (Nodes spent = 0; turns < 6 && playing(seat.session);) {
                const auto units = static_cast<Nodes>(Tactics::actions_left(seat.session.position()));
                seat.think(limit);
                const Info info = seat.session.info();
                REQUIRE(info.nodes_of_root <= (limit - spent) / units);
                REQUIRE(info.nodes_of_turn == spent + info.nodes_of_root);
                REQUIRE(info.nodes_of_turn <= limit);
                const Side side = seat.session.position().state.to_move;
                REQUIRE(seat.session.play(seat.session.best().action));
                const bool goes_on = seat.session.position().state.to_move == side;
                spent = goes_on ? info.nodes_of_turn : 0;
                turns += goes_on ? 0 : 1;
                CHECK(seat.session.info().nodes_of_turn == spent);
            }
        }
}

TEST_CASE("a mutating rung uses its whole share, and what it leaves goes to the next units", "[session]") {
    Seat<Tactics> seat(90, Tactics::start(9));
    REQUIRE(Tactics::actions_left(seat.session.position()) == 6);
    seat.think(600);
    CHECK(seat.session.info().nodes_of_root == 100);
    Seat<Tactics> hasty(90, Tactics::start(9));
    hasty.session.begin(Limits{.nodes = 600});
    hasty.session.advance(Budget{.nodes = 50});
    REQUIRE(hasty.session.play(hasty.session.stop().action));
    hasty.think(600);
    CHECK(hasty.session.info().nodes_of_root == 110);
}

TEST_CASE("each unit gets a node where there are fewer nodes than units", "[session]") {
    Seat<Tactics> seat(90, Tactics::start(9));
    for (int unit = 0; unit < 6; ++unit) {
        seat.think(2);
        REQUIRE(seat.session.info().nodes_of_root <= 1);
        REQUIRE(seat.session.info().alternatives > 0);
        REQUIRE(seat.session.play(seat.session.best().action));
    }
}

TEST_CASE("stop answers and keeps the thoughts, abort forgets them", "[session]") {
    Seat<Tactics> seat(90, Tactics::start(8));
    seat.session.begin(Limits{.nodes = 6000});
    REQUIRE(seat.session.advance(Budget{.nodes = 200}));
    const auto before = thoughts(seat.session);
    const auto answer = seat.session.stop();
    CHECK(Tactics::encode(answer.action) == before[0]);
    CHECK(answer.score == before[1]);
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(thoughts(seat.session) == before);
    // Thinking goes on where it was.
    seat.think(6000);
    CHECK(seat.session.info().nodes_of_root == 1000);
    const auto after = thoughts(seat.session);

    seat.session.abort();
    CHECK(seat.session.info().alternatives == 0);
    CHECK(seat.session.info().nodes_of_root == 0);
    CHECK(seat.session.best().action == tactics::kEndTurn);
    CHECK_FALSE(seat.session.advance(Budget{}));
    CHECK(Tactics::format(seat.session.position()) == Tactics::format(Tactics::start(8)));
    // Nothing is left over that could change the same thoughts thought anew.
    seat.think(6000);
    CHECK(thoughts(seat.session) == after);
}

TEST_CASE("equal seeds play alike, different seeds differ somewhere", "[session]") {
    for (const auto& rung : Tactics::ladder()) {
        INFO("rung " << rung.number);
        const auto moves = first_actions<Tactics>(rung.number, 1, 300, 0);
        CHECK(first_actions<Tactics>(rung.number, 1, 300, 0) == moves);
        // From rung 20 to 40 the scripts without chance are nearly always the best.
        if (rung.number < 20 || rung.number > 40)
            CHECK(first_actions<Tactics>(rung.number, 2, 300, 0) != moves);
    }
}

} // namespace forethought
