#include "engine/twenty48/player.h"

#include "engine/core/alpha_beta.h"
#include "engine/core/session.h"
#include "engine/twenty48/minimax_policy.h"
#include "engine/twenty48/params.h"
#include "engine/twenty48/plain_grid.h"
#include "engine/twenty48/table_grid.h"
#include "engine/twenty48/twenty48.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/twenty48/seat.h"
#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::twenty48 {

namespace {

const Weights kWeights = [] {
    Blur none;
    return make_weights(none);
}();

/// The value for the side to move by trying everything, with the rules themselves.
Score by_trying_everything(const Position& position, Ply depth, Ply ply = 0) {
    const bool slides = position.phase == Phase::slide;
    if (slides && !can_slide(position.tiles)) return loss_in(ply);
    if (depth == 0) {
        const PlainGrid grid(position.tiles);
        return slides ? best_after_slide(grid, kWeights) : -evaluate(grid.terms(), kWeights);
    }
    Score best = -kWin;
    for (const Action action : legal_actions(position)) {
        Position next = position;
        next.mode = Mode::adversary;
        play(next, action, nullptr);
        best = std::max(best, -by_trying_everything(next, depth - 1, ply + 1));
    }
    return best;
}

} // namespace

TEST_CASE("2048: rung 0 takes any slide, and not always the same", "[twenty48]") {
    const Position position = drawn(". . . . . 2 . . . . . . . . . .");
    std::set<int> codes;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        codes.insert(Seat(switches_of(0), position, seed).session.best().action.code);
    CHECK(codes.size() == 4);
}

TEST_CASE("2048: rung 10 takes the slide that merges most", "[twenty48]") {
    Seat seat(10, drawn("2 2 . . 64 . . . 64 . . . . . . ."));
    CHECK((seat.session.best().action == slide_to(Direction::up) ||
           seat.session.best().action == slide_to(Direction::down)));
    CHECK(seat.score() == 128);
    CHECK(seat.session.multi_pv(4).size() == 4);
    CHECK(seat.session.multi_pv(4).back().score == 4);
}

TEST_CASE("2048: rung 20 takes the slide to the best grid", "[twenty48]") {
    for (const Position& position : positions(60)) {
        if (position.phase != Phase::slide) continue;
        CHECK(Seat(20, position).score() == best_after_slide(PlainGrid(position.tiles), kWeights));
    }
}

TEST_CASE("2048: below rung 30 there is nothing to search for", "[twenty48]") {
    for (const int rung : {0, 10, 20}) {
        Seat seat(rung, start(1, Mode::chance));
        const Action before = seat.session.best().action;
        CHECK(seat.think(Limits{.nodes = 100}) == before);
        CHECK(seat.nodes() == 0);
    }
}

TEST_CASE("2048: rung 30 is minimax, two plies", "[twenty48]") {
    for (const Position& position : positions(40)) {
        Seat seat(30, position);
        seat.think(Limits{});
        REQUIRE(seat.session.info().depth == 2);
        REQUIRE(seat.score() == by_trying_everything(position, 2));
    }
}

TEST_CASE("2048: pruning, deepening, a table and look-ups leave the value as it is", "[twenty48]") {
    Nodes tried = 0;
    Nodes pruned = 0;
    for (const Position& position : positions(8)) {
        const Score value = by_trying_everything(position, 3);
        for (unsigned bits = 0; bits < 16; ++bits) {
            const bool prunes = (bits & 1) != 0;
            Seat seat(Switches{.merges = true,
                               .evaluates = true,
                               .depth = 3,
                               .prunes = prunes,
                               .deepens = (bits & 2) != 0,
                               .remembers = (bits & 4) != 0,
                               .table_log2 = 12,
                               .looks_up = (bits & 8) != 0},
                      position);
            seat.think(Limits{});
            INFO(format(position) << bits);
            REQUIRE(seat.score() == value);
            (prunes ? pruned : tried) += seat.nodes();
        }
    }
    CHECK(2 * pruned < tried);
}

TEST_CASE("2048: on either grid the same nodes are searched", "[twenty48]") {
    for (const Position& position : positions(30)) {
        Switches switches = switches_of(50);
        Seat plain(switches, position);
        switches.looks_up = true;
        Seat table(switches, position);
        REQUIRE(plain.think(Limits{.nodes = 2'000}) == table.think(Limits{.nodes = 2'000}));
        REQUIRE(plain.nodes() == table.nodes());
        REQUIRE(plain.score() == table.score());
        REQUIRE(plain.session.info().depth == table.session.info().depth);
    }
}

TEST_CASE("2048: only the most annoying of the new tiles are searched", "[twenty48]") {
    Switches switches = switches_of(40);
    Blur none;
    MinimaxPolicy<TableGrid> picky(switches, kWeights, none);
    switches.only_annoying = false;
    MinimaxPolicy<TableGrid> thorough(switches, kWeights, none);
    int fewer = 0;
    for (Position position : positions(60)) {
        if (position.phase == Phase::slide) continue;
        picky.set(position);
        thorough.set(position);
        MinimaxPolicy<TableGrid>::Moves few;
        MinimaxPolicy<TableGrid>::Moves all;
        // Whoever places a tile never loses, whatever is left out.
        REQUIRE(picky.generate(few, {}));
        REQUIRE(thorough.generate(all, {}));
        REQUIRE(all.size() == 2 * static_cast<std::size_t>(count_empty(position.tiles)));
        fewer += few.size() < all.size() ? 1 : 0;
        const PlainGrid grid(position.tiles);
        int most = -1'000;
        for (const Action tile : all) most = std::max(most, grid.annoyance(cell_of(tile), rank_of(tile)));
        std::vector<Action> worst;
        for (const Action tile : all)
            if (grid.annoyance(cell_of(tile), rank_of(tile)) == most) worst.push_back(tile);
        REQUIRE(std::equal(few.begin(), few.end(), worst.begin(), worst.end()));
    }
    CHECK(fewer > 20);
}

TEST_CASE("2048: results are remembered from depth to depth and from move to move", "[twenty48]") {
    Nodes without = 0;
    Nodes with = 0;
    for (const Position& position : positions(20)) {
        Seat forgets(50, position);
        Seat remembers(60, position);
        forgets.think(Limits{.depth = 6});
        remembers.think(Limits{.depth = 6});
        without += forgets.nodes();
        with += remembers.nodes();
    }
    CHECK(with < without);
    // The next position of a game has been looked into already.
    Position position = after_random_actions(4, Mode::chance, 40);
    Seat seat(60, position);
    const Action action = seat.think(Limits{.depth = 6});
    play(position, action, nullptr);
    REQUIRE(seat.session.play(action));
    seat.think(Limits{.depth = 4});
    Seat fresh(60, position);
    fresh.think(Limits{.depth = 4});
    CHECK(seat.nodes() < fresh.nodes());
}

TEST_CASE("2048: limits of nodes and depth are kept", "[twenty48]") {
    for (const int rung : {30, 40, 50, 60, 70})
        for (const Position& position : positions(12)) {
            Seat seat(rung, position);
            seat.think(Limits{.nodes = 137});
            CHECK(seat.nodes() <= 137);
        }
    for (const Position& position : positions(12)) {
        Seat seat(70, position);
        seat.think(Limits{.depth = 3});
        CHECK(seat.session.info().depth <= 3);
    }
}

TEST_CASE("2048: tiles above 32768 are searched as well", "[twenty48]") {
    // Only the merge of the two largest tiles keeps the game going.
    const Position position = drawn("32768 32768 65536 2 4 8 4 8 8 4 8 4 4 8 4 8");
    for (const int rung : {30, 50, 70}) {
        Seat seat(rung, position);
        const Action action = seat.think(Limits{.nodes = 500});
        CHECK(is_legal(position, action));
        CHECK((action == slide_to(Direction::left) || action == slide_to(Direction::right)));
    }
}

TEST_CASE("2048: the MultiPV lines tell all four directions", "[twenty48]") {
    const Position position = drawn(". 2 8 . . . 4 . . 2 . . . . . .");
    Seat seat(70, position);
    seat.session.show(4);
    seat.session.set(drawn("2 . . . . . . . . . . . . . . ."));
    seat.session.set(position);
    seat.think(Limits{.depth = 5});
    const auto lines = seat.session.multi_pv(4);
    REQUIRE(lines.size() == 4);
    std::set<int> first;
    for (const auto& line : lines) {
        CHECK(line.flags == 0);
        CHECK(line.score_loss >= lines.front().score_loss);
        first.insert(line.actions.front().code);
        Position along = position;
        along.mode = Mode::adversary;
        for (const Action action : line.actions) {
            REQUIRE(is_legal(along, action));
            play(along, action, nullptr);
        }
    }
    CHECK(first.size() == 4);
    CHECK(lines.front().score_loss == 0);
    CHECK(seat.session.multi_pv(2).size() == 2);
}

TEST_CASE("2048: once the game is over nothing is thought of it", "[twenty48]") {
    // Both slides fill the board so that nothing slides any more, whatever comes.
    Position position = drawn("4 8 16 32 64 128 256 512 1024 4 8 16 32 64 128 .");
    Seat seat(70, position);
    const Action action = seat.think(Limits{.depth = 4});
    REQUIRE(seat.session.multi_pv(1).size() == 1);
    play(position, action, nullptr);
    REQUIRE(seat.session.play(action));
    REQUIRE(outcome(position) == Outcome::second_wins);
    CHECK_FALSE(seat.session.advance(Budget{.nodes = 10}));
    CHECK(seat.session.multi_pv(4).empty());
    CHECK(seat.score() == 0);
    CHECK(seat.nodes() == 0);
}

TEST_CASE("2048: the adversary places where it hurts", "[twenty48]") {
    // A 2 that stands alone in the corner leaves no slide.
    const Position position = drawn("2 4 2 4 4 2 4 2 2 4 2 4 4 2 8 .", Mode::adversary, Phase::place);
    for (const int rung : {10, 20, 30, 40, 70}) {
        Seat seat(rung, position);
        CHECK(seat.think(Limits{.nodes = 300}) == tile_on(15, 1));
    }
}

TEST_CASE("2048: with the injected clock no search goes on past its time", "[twenty48]") {
    class Stepping final : public Clock {
      public:
        Milliseconds now() override { return time += 0.25; }
        Milliseconds time = 0;
    };
    repository_network();
    for (const int rung : {30, 40, 50, 60, 70, 80, 90, 100, 110, 130, 140, 150})
        for (const Position& position : positions(samples(6))) {
            // What a search does between two looks at the clock: the slides of its largest piece.
            const Nodes piece = rung < 80 ? 32 : rung < 120 ? Player::kTraits.step : 32 + 8 * kCells;
            Stepping clock;
            Session<Twenty48> session(switches_of(rung), 1, Blur{}, clock);
            session.set(position);
            const Milliseconds began = clock.time;
            session.begin(Limits{.time = 5});
            CHECK_FALSE(session.advance(Budget{}));
            // The reading at the beginning and the one that finds the time over are not thinking.
            CHECK(clock.time - began <= 5 + 2 * 0.25);
            CHECK(session.info().nodes_of_root <= 20 * piece);
            CHECK(is_legal(position, session.best().action));
        }
}

TEST_CASE("2048: a blur gives other games, the same for the same seed", "[twenty48]") {
    const auto game = [](std::uint64_t seed) {
        std::vector<int> codes;
        Position position = start(9, Mode::chance);
        Seat seat(switches_of(40), position, seed, Blur(seed, 40));
        for (int i = 0; i < 30 && outcome(position) == Outcome::playing; ++i) {
            const Action action = seat.think(Limits{.nodes = 200});
            codes.push_back(action.code);
            play(position, action, nullptr);
            REQUIRE(seat.session.play(action));
        }
        return codes;
    };
    CHECK(game(1) == game(1));
    CHECK(std::set{game(1), game(2), game(3)}.size() > 1);
}

} // namespace forethought::twenty48
