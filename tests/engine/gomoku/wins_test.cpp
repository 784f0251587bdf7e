#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/threat_search.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/seat.h"

#include <catch2/catch.hpp>

#include <functional>

namespace forethought::gomoku {

namespace {

/// What the loser answers.
using Replies = std::function<Action(const Position&)>;

constexpr Nodes kFirstNodes = 3000;
/// Much less than it took to find the win.
constexpr Nodes kLaterNodes = 60;

/// Plays on from a position whose side to move has announced its win: it must keep to it, never later than
/// announced.
void require_win_is_kept(Seat& seat, const Replies& reply) {
    Position position = seat.session.position();
    const Side winner = side_to_move(position);
    Ply announced = plies_to_end(seat.score());
    while (true) {
        INFO("announced in " << announced << "\n" << format(position));
        REQUIRE(is_win(seat.score()));
        REQUIRE(plies_to_end(seat.score()) <= announced);
        announced = plies_to_end(seat.score());
        const Action best = seat.best();
        REQUIRE(is_legal(position, best));
        play(position, best, nullptr);
        REQUIRE(seat.session.play(best));
        if (announced == 1) break;
        REQUIRE(position.outcome == Outcome::playing);
        const Action answer = reply(position);
        play(position, answer, nullptr);
        REQUIRE(seat.session.play(answer));
        announced -= 2;
        seat.think(kLaterNodes);
    }
    REQUIRE(position.outcome == win_for(winner));
}

/// Positions in which the side to move wins by force, though not at once.
std::vector<Position> won_positions(std::uint64_t seeds) {
    std::vector<Position> won;
    ThreatSearch solver(12);
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        Rng rng(mix(seed, 0x77696e73));
        const Rule rule = kRules[seed % kRules.size()];
        won.push_back(random_game(rng, 13, rule, 6 + static_cast<int>(rng.below(12))));
        Board board(BoardUpdate::tables);
        board.set(won.back());
        solver.clear();
        if (solver.threats(board, 2, 500) != Verdict::wins || solver.plies() < 5) won.pop_back();
    }
    return won;
}

/// Lets a rung find the wins, and plays on those that it announces.
int keep_wins(int rung, const Replies& reply) {
    int kept = 0;
    for (const Position& position : won_positions(kSlowBuild ? 90 : 300)) {
        INFO("rung " << rung << "\n" << format(position));
        Seat seat(rung, position);
        seat.think(kFirstNodes);
        if (!is_win(seat.score())) continue;
        require_win_is_kept(seat, reply);
        ++kept;
    }
    return kept;
}

} // namespace

TEST_CASE("a win that a quiet stone prepares is found while either side could make a double three",
          "[gomoku][wins]") {
    // k12 makes no three: a search that looks at nothing but threats here needs five times as many nodes.
    const auto wins =
        read_wins("k12 quiet 15 3 15 freestyle k12 k11 i9 e6 g11 h10 g9 g10 e9 h9 h8 f10 i10 f6 h6 f11 "
                  "e12 j7 i8 i7 d10 g7 h7 d6 i11 i12 c6 j13 h5 h4 f9");
    REQUIRE(wins.ok());
    Seat seat(160, wins.value().front().position);
    seat.think(20'000);
    CHECK(is_win(seat.score()));
}

TEST_CASE("a win that was found is never lost against random replies", "[gomoku][wins]") {
    Rng rng(1);
    const auto by_lot = [&](const Position& position) {
        const auto actions = legal_actions(position);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    };
    for (const int rung : {60, 90, 110, 140}) CHECK(keep_wins(rung, by_lot) > samples(10));
}

TEST_CASE("a win that was found is never lost against good replies", "[gomoku][wins]") {
    for (const int defender : {20, 140}) {
        Seat loser(defender, empty_board(kUsualBoard, Rule::freestyle, Opening::free));
        const auto of_rung = [&](const Position& position) {
            loser.session.set(position);
            return loser.think(200);
        };
        for (const int rung : {60, 90, 110, 140}) CHECK(keep_wins(rung, of_rung) > samples(10));
    }
}

} // namespace forethought::gomoku
