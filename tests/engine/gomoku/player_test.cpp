#include "engine/gomoku/player.h"

#include "engine/gomoku/notation.h"
#include "engine/gomoku/openings.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/naive_threats.h"
#include "tests/engine/gomoku/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::gomoku {

namespace {

Position position_of(std::uint64_t seed, Rule rule, int size = 11, int most = 40) {
    Rng rng(mix(seed, 0x706c61796572));
    return random_game(rng, size, rule, static_cast<int>(rng.below(static_cast<std::uint32_t>(most))));
}

bool has(const std::vector<Cell>& cells, Action action) {
    return is_stone(action) && std::find(cells.begin(), cells.end(), cell_of(action)) != cells.end();
}

/// All that a player says of its thoughts.
std::vector<std::int64_t> thoughts(const Seat& seat) {
    std::vector<std::int64_t> said{seat.best().code, seat.score(), static_cast<std::int64_t>(seat.nodes()),
                                   seat.session.info().depth};
    for (const auto& line : seat.session.multi_pv(100)) {
        said.push_back(line.score);
        for (const Action action : line.actions) said.push_back(action.code);
    }
    return said;
}

/// A rung against itself, few nodes a turn: every action that it names is legal, and no limit is exceeded.
void play_whole_game(int rung, Position position, Nodes nodes) {
    Seat seat(rung, position, 5);
    while (position.outcome == Outcome::playing) {
        REQUIRE(is_legal(position, seat.best()));
        const Action best = seat.think(nodes);
        REQUIRE(is_legal(position, best));
        // Each of the actions of a turn of swap2 may take a node, though the turn's have been used up.
        REQUIRE(seat.session.info().nodes_of_turn <= nodes + 3);
        play(position, best, nullptr);
        REQUIRE(seat.session.play(best));
    }
}

/// The value of a position with few empty cells for the side to move: 1 won, 0 drawn, -1 lost. Counts the
/// ends in which every cell is forbidden.
int solve(const Position& position, int& forbidden) {
    forbidden += position.reason == Reason::all_forbidden ? 1 : 0;
    if (position.outcome == Outcome::draw) return 0;
    if (position.outcome != Outcome::playing) return -1;
    int best = -1;
    for (const Action action : legal_actions(position))
        best = std::max(best, -solve(after(position, cell_of(action)), forbidden));
    return best;
}

} // namespace

TEST_CASE("a five is made, and a four answered, without a search", "[gomoku][player]") {
    int fives = 0;
    int answers = 0;
    for (const auto& rung : ladder())
        for (const Rule rule : kRules)
            for (std::uint64_t seed = 0; seed < 14; ++seed) {
                const Position position = position_of(seed, rule);
                INFO("rung " << rung.number << "\n" << format(position));
                naive::Grid grid(position);
                const Colour me = grid.to_move();
                const auto mine = grid.winning_cells(me);
                auto theirs = grid.winning_cells(other(me));
                std::erase_if(theirs, [&](Cell cell) { return !grid.is_allowed(cell, me); });
                const bool five = rung.number >= 10 && !mine.empty();
                const bool answer = rung.number >= 20 && mine.empty() && !theirs.empty();
                if (!five && !answer) continue;
                Seat seat(rung.number, position);
                REQUIRE(has(five ? mine : theirs, seat.best()));
                REQUIRE(has(five ? mine : theirs, seat.think(500)));
                REQUIRE(seat.nodes() == 0);
                fives += five ? 1 : 0;
                answers += answer ? 1 : 0;
            }
    CHECK(fives > 20);
    CHECK(answers > 20);
}

TEST_CASE("the first stone and the last need no search", "[gomoku][player]") {
    for (const int rung : {0, 20, 30, 80, 140}) {
        INFO("rung " << rung);
        Seat first(rung, empty_board(13, Rule::standard, Opening::free));
        CHECK(first.think(500) == stone_on(cell_at(6, 6)));
        CHECK(first.nodes() == 0);
    }
    int ends = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng(mix(seed, 0x656e64));
        const Position position = random_game(rng, kSmallestBoard, Rule::standard, 80);
        if (position.stones != 80) continue;
        ++ends;
        for (const int rung : {0, 20, 30, 80, 140}) {
            Seat last(rung, position);
            CHECK(last.think(500) == stone_on(empty_cells(position).front()));
            CHECK(last.nodes() == 0);
        }
    }
    CHECK(ends > 3);
}

TEST_CASE("every rung plays whole games by every rule, in every size and opening", "[gomoku][player]") {
    int size = kSmallestBoard;
    int rungs = 0;
    for (const auto& rung : ladder()) {
        ++rungs;
        for (const Rule rule : kRules)
            for (const Opening opening : {Opening::free, Opening::swap2}) {
                // Where the build is slow, a rule has one opening with a rung and the other with the next.
                const bool swaps = opening == Opening::swap2;
                if (kSlowBuild && ((rungs + static_cast<int>(rule)) % 2 != 0) != swaps) continue;
                INFO("rung " << rung.number << ", size " << size << ", rule " << static_cast<int>(rule));
                play_whole_game(rung.number, empty_board(size, rule, opening), 25);
                size = size == kLargestBoard ? kSmallestBoard : size + 1;
            }
    }
}

TEST_CASE("limits of nodes and depth are kept in every phase", "[gomoku][player]") {
    for (const Rule rule : kRules)
        for (const Nodes limit : {Nodes{1}, Nodes{50}, Nodes{700}, Nodes{5000}}) {
            Position position = empty_board(15, rule, Opening::swap2);
            while (position.stones < 8) {
                INFO("limit " << limit << "\n" << format(position));
                Seat seat(140, position);
                const Action best = seat.think(limit);
                REQUIRE(is_legal(position, best));
                REQUIRE(seat.nodes() <= limit);
                play(position, best, nullptr);
            }
        }
    for (const int rung : {30, 80, 110, 140})
        for (int depth = 1; depth <= 4; ++depth) {
            const Position position = position_of(static_cast<std::uint64_t>(depth), Rule::standard, 15, 9);
            INFO("rung " << rung << ", depth " << depth << "\n" << format(position));
            Seat seat(rung, position);
            seat.think(Limits{.depth = depth});
            const bool decided = is_win(seat.score()) || is_loss(seat.score());
            REQUIRE((decided || seat.session.info().depth == std::min(depth, rung == 30 ? 2 : depth)));
        }
}

TEST_CASE("a long search beside the VCT search is the same wherever it is cut", "[gomoku][player]") {
    for (const int rung : {110, 130, 140})
        for (std::uint64_t seed = 1; seed <= samples(3); ++seed) {
            INFO("rung " << rung << ", seed " << seed);
            const Position position = balanced_opening(seed);
            Seat whole(rung, position);
            whole.think(12'000);
            for (const Nodes slice : {Nodes{1}, Nodes{1000}}) {
                Seat cut(rung, position);
                cut.think(Limits{.nodes = 12'000}, slice);
                REQUIRE(thoughts(cut) == thoughts(whole));
            }
        }
}

TEST_CASE("the nodes of a turn of swap2 are shared by the choice and the stones that may follow",
          "[gomoku][player]") {
    Position position = empty_board(15, Rule::freestyle, Opening::swap2);
    for (const Cell cell : {cell_at(7, 7), cell_at(8, 6), cell_at(9, 8)})
        play(position, stone_on(cell), nullptr);
    Seat seat(140, position);
    for (const Action action : {kPlaceTwo, stone_on(cell_at(6, 6)), stone_on(cell_at(5, 8))}) {
        seat.think(Nodes{1'500});
        CHECK(seat.nodes() >= 400);
        CHECK(seat.nodes() <= 600);
        REQUIRE(seat.session.play(action).ok());
    }
}

TEST_CASE("where the opening's thoughts are cut makes no difference", "[gomoku][player]") {
    Position position = empty_board(15, Rule::freestyle, Opening::swap2);
    while (position.stones < 6) {
        INFO(format(position));
        Seat whole(140, position);
        whole.think(3000);
        for (const Nodes slice : {Nodes{7}, Nodes{1000}}) {
            Seat cut(140, position);
            cut.think(Limits{.nodes = 3000}, slice);
            REQUIRE(thoughts(cut) == thoughts(whole));
        }
        play(position, whole.best(), nullptr);
    }
}

TEST_CASE("of the last cells every one is searched to its end", "[gomoku][player]") {
    std::array<int, 3> values{};
    int forbidden = 0;
    for (const int rung : {30, 40, 90, 140}) {
        Seat seat(rung, empty_board(kSmallestBoard, Rule::freestyle, Opening::free));
        for (std::uint64_t seed = 0; seed < samples(120); ++seed) {
            Rng rng(mix(seed, 0x6c617374));
            const Rule rule = seed % 4 < 2 ? Rule::renju : kRules[seed % 4 - 2];
            const Position position = random_game(rng, kSmallestBoard, rule, 77);
            if (position.stones < 77) continue;
            INFO("rung " << rung << "\n" << format(position));
            const int value = solve(position, forbidden);
            ++values[static_cast<std::size_t>(value + 1)];
            seat.session.set(position);
            seat.think(Limits{});
            REQUIRE(is_legal(position, seat.best()));
            if (is_win(seat.score())) REQUIRE(value == 1);
            if (rung == 30) continue;
            REQUIRE(-solve(after(position, cell_of(seat.best())), forbidden) == value);
            if (value == 0) REQUIRE(seat.score() == 0);
        }
    }
    CHECK(values[0] + values[2] > samples(5));
    CHECK(values[1] > samples(5));
    CHECK(forbidden > samples(20));
}

TEST_CASE("lines are shown best first, can be played, and cost nothing to ask for", "[gomoku][player]") {
    int several = 0;
    for (const int rung : {30, 50, 80, 100, 110, 130, 140})
        for (std::uint64_t seed = 0; seed < samples(12); ++seed) {
            const Position position = position_of(seed, kRules[seed % 3]);
            INFO("rung " << rung << "\n" << format(position));
            Seat seat(rung, position);
            seat.think(Limits{.nodes = 100 + 217 * seed});
            const auto before = thoughts(seat);
            const auto lines = seat.session.multi_pv(8);
            REQUIRE(lines.size() <= 8);
            REQUIRE(seat.session.multi_pv(0).empty());
            REQUIRE(thoughts(seat) == before);
            if (lines.empty()) continue;
            several += lines.size() > 3 ? 1 : 0;
            REQUIRE(lines.front().actions.front() == seat.best());
            REQUIRE(lines.front().score == seat.score());
            REQUIRE(lines.front().score_loss == 0);
            std::set<std::int16_t> first;
            int score_loss = 0;
            for (const auto& line : lines) {
                REQUIRE(first.insert(line.actions.front().code).second);
                REQUIRE(line.score_loss >= score_loss);
                REQUIRE(line.score_loss <= 1000);
                score_loss = line.score_loss;
                const auto score = static_cast<Score>(line.score);
                const bool bound_only = (line.flags & 4u) != 0;
                REQUIRE((line.flags & 1u) == (is_win(score) && !bound_only ? 1u : 0u));
                REQUIRE((line.flags & 2u) == (is_loss(score) ? 2u : 0u));
                if ((line.flags & 3u) != 0) REQUIRE(static_cast<Ply>(line.flags >> 8) == plies_to_end(score));
                Position now = position;
                for (const Action action : line.actions) {
                    REQUIRE(is_legal(now, action));
                    play(now, action, nullptr);
                }
            }
        }
    CHECK(several > samples(20));
}

TEST_CASE("a player that held another board thinks like one that did not", "[gomoku][player]") {
    // The same stones under another rule, or on another board, are another game.
    for (std::uint64_t seed = 0; seed < samples(6); ++seed)
        for (const int rung : {90, 120, 140}) {
            Rng rng(mix(seed, 0x6f74686572));
            const Position position = random_game(rng, kSmallestBoard, Rule::renju, 12);
            for (const Position& board :
                 {on_board(position, kSmallestBoard, Rule::freestyle), on_board(position, 10, Rule::renju)}) {
                INFO("rung " << rung << "\n" << format(board));
                Seat fresh(rung, board);
                fresh.think(1000);
                Seat used(rung, position);
                used.think(1000);
                used.session.set(board);
                used.think(1000);
                REQUIRE(thoughts(used) == thoughts(fresh));
            }
        }
    Seat fresh(140, empty_board(9, Rule::renju, Opening::swap2));
    Seat used(140, empty_board(15, Rule::freestyle, Opening::swap2));
    used.think(5000);
    used.session.set(fresh.session.position());
    fresh.think(5000);
    used.think(5000);
    CHECK(thoughts(used) == thoughts(fresh));
}

TEST_CASE("fours that were found under one rule are forgotten before another", "[gomoku][player]") {
    // Black's fours along the eighth row are fours only where six are as good as five.
    const std::string moves = "b8 a15 c8 c15 f8 o1 g8 o15 e6 a1 e7 j2 k2 h15 l2 a5 m2 o8";
    const Switches switches = find_rung(ladder(), 140).value().switches;
    SearchPolicy policy(switches, weights_by_hand(), Blur{});
    policy.set(game_of("15 freestyle free", moves));
    REQUIRE(policy.leaf(0, -kWin, kWin) == win_in(5));
    policy.set(game_of("15 standard free", moves));
    policy.forget();
    CHECK_FALSE(is_win(policy.leaf(0, -kWin, kWin)));
}

TEST_CASE("imperfection is by lot, and the same lot is drawn again", "[gomoku][player]") {
    const auto game = [](int rung, std::uint64_t seed) {
        Position position = balanced_opening(4);
        Seat seat(rung, position, seed, Blur(seed, rung));
        std::string moves;
        for (int i = 0; i < 10 && position.outcome == Outcome::playing; ++i) {
            const Action best = seat.think(300);
            moves += format_action(position, best) + " ";
            play(position, best, nullptr);
            REQUIRE(seat.session.play(best));
        }
        return moves;
    };
    for (const int rung : {0, 20, 40, 90}) {
        INFO("rung " << rung);
        std::set<std::string> games;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            games.insert(game(rung, seed));
            REQUIRE(games.count(game(rung, seed)) == 1);
        }
        CHECK(games.size() > 1);
    }
}

} // namespace forethought::gomoku
