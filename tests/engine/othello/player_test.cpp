#include "engine/othello/player.h"

#include "engine/othello/notation.h"
#include "engine/othello/openings.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/naive_rules.h"
#include "tests/engine/othello/seat.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::othello {

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

/// What a disc on each cell turns over.
std::size_t flips_at(const Position& position, Action action) {
    return static_cast<std::size_t>(count(flips_of(position.board, cell_of(action))));
}

} // namespace

TEST_CASE("the greedy rung turns most over, and takes any of the moves that do", "[othello][player]") {
    std::set<int> chosen;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Position position = random_position(seed, 30);
        if (position.outcome != Outcome::playing || must_pass(position)) continue;
        std::size_t most = 0;
        for (const Action action : legal_actions(position)) most = std::max(most, flips_at(position, action));
        Seat seat(10, position, seed);
        CHECK(flips_at(position, seat.think(100)) == most);
        CHECK(seat.nodes() == 0);
        chosen.insert(Seat(10, standard_start(), seed).think(100).code);
    }
    CHECK(chosen.size() == 4);
}

TEST_CASE("a corner is taken by every rung that weighs cells by eye", "[othello][player]") {
    const auto position = parse_board("-OX-----"
                                      "--------"
                                      "---OX---"
                                      "---XO---"
                                      "---OX---"
                                      "--------"
                                      "--------"
                                      "--------",
                                      "X");
    REQUIRE(position.ok());
    for (const int rung : {20, 30, 40, 50, 60, 70, 80, 90}) {
        INFO("rung " << rung);
        CHECK(Seat(rung, position.value()).think(2'000) == disc_on(cell_at(0, 0)));
    }
}

TEST_CASE("the last moves are played perfectly from the rung on that can", "[othello][player]") {
    for (const int rung : {80, 90, 100, 110, 120})
        for (const Position& position : positions_with(7, samples(6))) {
            INFO("rung " << rung << ", " << format(position));
            if (must_pass(position)) continue;
            Seat seat(rung, position);
            const Action action = seat.think(1'000'000);
            const int value = naive::value(naive::Game(position));
            CHECK(seat.score() == kDisc * value);
            Position next = position;
            play(next, action, nullptr);
            CHECK(-naive::value(naive::Game(next)) == (next.to_move == position.to_move ? -value : value));
            const auto lines = seat.session.multi_pv(1);
            REQUIRE(lines.size() == 1);
            // A value that is certain says so, and its line is legal.
            CHECK(lines[0].flags == 100u << 8);
            Position on_line = position;
            for (const Action played : lines[0].actions) {
                REQUIRE(is_legal(on_line, played));
                play(on_line, played, nullptr);
            }
        }
}

TEST_CASE("thoughts do not depend on how they are cut", "[othello][player]") {
    for (const int rung : {40, 50, 60, 90, 100, 110, 120})
        for (const int empties : {44, 17, 13})
            for (const Position& position : positions_with(empties, 1)) {
                INFO("rung " << rung << ", " << empties << " empty cells");
                const Limits limits{.nodes = kSlowBuild ? 5'000u : 60'000u};
                Seat whole(rung, position);
                whole.think(limits);
                for (const Nodes slice : {1u, 1000u}) {
                    Seat cut(rung, position);
                    cut.think(limits, slice);
                    CHECK(thoughts(cut) == thoughts(whole));
                }
            }
}

TEST_CASE("the endgame takes over from the main search and says how sure it is", "[othello][player]") {
    const Position position = positions_with(kSlowBuild ? 13 : 16, 1).front();
    for (const int rung : {90, 100, 110, 120}) {
        INFO("rung " << rung);
        Seat seat(rung, position);
        seat.think(100'000'000);
        REQUIRE(seat.session.multi_pv(1).size() == 1);
        CHECK(seat.session.multi_pv(1)[0].flags == 100u << 8);
        CHECK(seat.session.info().depth == position.board.empties());
        CHECK(seat.score() % (2 * kDisc) == 0);
    }
}

TEST_CASE("lines of an endgame are shown in the order of their values while it goes on",
          "[othello][player]") {
    int looks = 0;
    for (const Position& position : positions_with(kSlowBuild ? 11 : 13, 4)) {
        if (must_pass(position)) continue;
        Seat seat(90, standard_start());
        seat.session.show(3);
        seat.session.set(position);
        seat.session.begin({.nodes = 1'000'000});
        while (seat.session.advance({.nodes = 500})) {
            const auto lines = seat.session.multi_pv(100);
            for (std::size_t i = 2; i < lines.size(); ++i) REQUIRE(lines[i].score <= lines[i - 1].score);
            looks += lines.size() > 2 ? 1 : 0;
        }
    }
    CHECK(looks > (kSlowBuild ? 10 : 100));
}

TEST_CASE("learned rungs look deeper the more is left out", "[othello][player]") {
    Nodes all = 0;
    Nodes likely = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Seat whole(100, balanced_opening(seed));
        whole.think(Limits{.depth = 7});
        all += whole.nodes();
        Seat selective(110, balanced_opening(seed));
        selective.think(Limits{.depth = 7});
        likely += selective.nodes();
    }
    CHECK(likely < all);
}

TEST_CASE("openings are different, eight moves long and Black's turn", "[othello][player]") {
    std::set<std::uint64_t> seen;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Position position = balanced_opening(seed);
        CHECK(position.actions.size() == 8);
        CHECK(position.to_move == Side::first);
        seen.insert(hash(position));
    }
    CHECK(seen.size() == 100);
}

} // namespace forethought::othello
