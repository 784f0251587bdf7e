#include "engine/gomoku/threat_search.h"

#include "engine/gomoku/notation.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/naive_threats.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

namespace forethought::gomoku {

namespace {

constexpr int kTableLog2 = 15;
constexpr Nodes kPlenty = 1'000'000;

Board board_of(const Position& position) {
    Board board(BoardUpdate::tables);
    board.set(position);
    return board;
}

Position threats_position_of(std::uint64_t seed, Rule rule, int fewest, int more) {
    Rng rng(mix(seed, 0x74687265));
    return random_game(rng, kSmallestBoard, rule,
                       fewest + static_cast<int>(rng.below(static_cast<std::uint32_t>(more))));
}

/// Shows that a win which a search announces is one, whatever the defender does: every cell is tried against
/// it, and what counts as won is only a five on the board or two cells to make one.
class Proof {
  public:
    Proof(const Position& position, ThreatSearch& solver, int depth)
        : board_(board_of(position)), grid_(position), solver_(solver), depth_(depth) {}

    /// Whether the side to move wins within so many plies as the search plays.
    bool of_win_within(int plies) {
        const Colour me = grid_.to_move();
        if (plies < 1) return false;
        if (solver_.threats(board_, depth_, kPlenty) != Verdict::wins) return false;
        const Cell move = solver_.line().front();
        const bool allowed = grid_.is_empty(move) && grid_.is_allowed(move, me);
        if (!allowed || solver_.plies() > plies) return false;
        ++moves_;
        make(move);
        const bool won = grid_.stands_in_five(move) || of_defence_within(plies - 1);
        unmake(move);
        return won;
    }

    /// Moves of the attacker that were looked at.
    int moves() const { return moves_; }

  private:
    /// Whether the attacker wins whatever the side to move does.
    bool of_defence_within(int plies) {
        const Colour attacker = other(grid_.to_move());
        if (plies < 2 || !grid_.winning_cells(grid_.to_move()).empty()) return false;
        const auto fives = grid_.winning_cells(attacker);
        if (fives.size() > 1) return true;
        const auto replies = grid_.allowed_cells();
        return std::all_of(replies.begin(), replies.end(), [&](Cell reply) {
            if (fives.size() == 1 && reply != fives.front()) return true;
            make(reply);
            const bool won = (plies >= 4 && naive::has_open_four(grid_)) || of_win_within(plies - 1);
            unmake(reply);
            return won;
        });
    }

    void make(Cell cell) {
        board_.make(cell);
        grid_.make(cell);
    }
    void unmake(Cell cell) {
        board_.unmake();
        grid_.unmake(cell);
    }

    Board board_;
    naive::Grid grid_;
    ThreatSearch& solver_;
    int depth_;
    int moves_ = 0;
};

/// Whether a line is legal from a position on and ends with the first five.
void require_line(Position position, const std::vector<Cell>& line) {
    const Side winner = side_to_move(position);
    for (const Cell cell : line) {
        REQUIRE(position.outcome == Outcome::playing);
        REQUIRE(is_legal(position, stone_on(cell)));
        play(position, stone_on(cell), nullptr);
    }
    REQUIRE(position.outcome == win_for(winner));
}

} // namespace

TEST_CASE("fours in a row are found exactly where there are some", "[gomoku][threats]") {
    for (const Rule rule : kRules) {
        int long_wins = 0;
        for (std::uint64_t seed = 0; seed < samples(250); ++seed) {
            const Position position = threats_position_of(seed, rule, 10, 22);
            INFO(format(position));
            naive::Grid grid(position);
            const int plies = naive::win_by_fours(grid);
            ThreatSearch solver(kTableLog2);
            Board board = board_of(position);
            const Verdict verdict = solver.fours(board, kPlenty);
            REQUIRE(verdict == (plies > 0 ? Verdict::wins : Verdict::does_not));
            REQUIRE(board.hash() == board_of(position).hash());
            if (plies == 0) {
                REQUIRE(solver.line().empty());
                continue;
            }
            REQUIRE(solver.plies() >= plies);
            REQUIRE(static_cast<int>(solver.line().size()) == solver.plies());
            require_line(position, solver.line());
            long_wins += plies > 3 ? 1 : 0;
        }
        CHECK(long_wins > samples(8));
    }
}

TEST_CASE("a quick look finds no four that is not there", "[gomoku][threats]") {
    int found = 0;
    for (const Rule rule : kRules)
        for (std::uint64_t seed = 0; seed < samples(250); ++seed) {
            const Position position = threats_position_of(seed, rule, 10, 22);
            INFO(format(position));
            ThreatSearch solver(10);
            Board board = board_of(position);
            if (solver.building_fours(board, 60) != Verdict::wins) continue;
            naive::Grid grid(position);
            const int plies = naive::win_by_fours(grid);
            REQUIRE(plies > 0);
            REQUIRE(solver.plies() >= plies);
            require_line(position, solver.line());
            ++found;
        }
    CHECK(found > samples(40));
}

TEST_CASE("a quick look leaves nothing behind that a thorough one would take for a result",
          "[gomoku][threats]") {
    for (std::uint64_t seed = 0; seed < samples(400); ++seed) {
        const Position position = threats_position_of(seed, Rule::freestyle, 10, 22);
        INFO(format(position));
        Board board = board_of(position);
        ThreatSearch fresh(kTableLog2);
        ThreatSearch used(kTableLog2);
        used.building_fours(board, kPlenty);
        REQUIRE(used.fours(board, kPlenty) == fresh.fours(board, kPlenty));
    }
}

TEST_CASE("a win by threats is one against every defence", "[gomoku][threats]") {
    for (const Rule rule : kRules) {
        int won = 0;
        int moves = 0;
        for (std::uint64_t seed = 0; seed < (kSlowBuild ? 130 : 260); ++seed) {
            const Position position = threats_position_of(seed, rule, 5, 16);
            INFO(format(position));
            Board board = board_of(position);
            ThreatSearch solver(kTableLog2);
            for (int depth = 1; depth <= 3; ++depth) {
                if (solver.threats(board, depth, 20'000) != Verdict::wins) continue;
                if (solver.plies() <= 3) break;
                INFO("depth " << depth);
                REQUIRE(static_cast<int>(solver.line().size()) == solver.plies());
                require_line(position, solver.line());
                Proof proof(position, solver, depth);
                REQUIRE(proof.of_win_within(solver.plies()));
                moves += proof.moves();
                ++won;
                break;
            }
        }
        CHECK(won > samples(15));
        CHECK(moves > 5 * won);
    }
}

TEST_CASE("what was searched before changes no verdict", "[gomoku][threats]") {
    ThreatSearch used(kTableLog2);
    int won = 0;
    for (std::uint64_t seed = 0; seed < samples(60); ++seed) {
        Position position = threats_position_of(seed, Rule::freestyle, 6, 12);
        for (int step = 0; step < 4; ++step) {
            INFO(format(position));
            Board board = board_of(position);
            ThreatSearch fresh(kTableLog2);
            const Verdict verdict = fresh.threats(board, 2, kPlenty);
            const Verdict again = used.threats(board, 2, kPlenty);
            REQUIRE(again == verdict);
            if (again == Verdict::wins) {
                REQUIRE(Proof(position, used, 2).of_win_within(used.plies()));
                ++won;
            }
            Rng rng(seed);
            const Cell cell = random_stone(rng, position);
            if (cell < 0) break;
            position = after(position, cell);
        }
    }
    CHECK(won > samples(20));
}

TEST_CASE("a search that ran out of moves goes on when it is called again", "[gomoku][threats]") {
    int unknown = 0;
    for (const Rule rule : kRules)
        for (std::uint64_t seed = 0; seed < samples(60); ++seed) {
            const Position position = threats_position_of(seed, rule, 6, 14);
            INFO(format(position));
            Board board = board_of(position);
            ThreatSearch whole(kTableLog2);
            const Verdict verdict = whole.threats(board, 2, kPlenty);
            ThreatSearch slices(kTableLog2);
            Verdict now = Verdict::unknown;
            for (int i = 0; i < 500 && now == Verdict::unknown; ++i) {
                const Nodes before = slices.nodes();
                now = slices.threats(board, 2, 150);
                REQUIRE(slices.nodes() - before <= 150);
                unknown += now == Verdict::unknown ? 1 : 0;
            }
            REQUIRE(now == verdict);
        }
    CHECK(unknown > samples(30));
}

TEST_CASE("however small its table, a search knows the length of a win", "[gomoku][threats]") {
    for (std::uint64_t seed = 0; seed < samples(150); ++seed) {
        const Position position = threats_position_of(seed, Rule::freestyle, 8, 20);
        INFO(format(position));
        Board board = board_of(position);
        ThreatSearch forgetful(2);
        if (forgetful.threats(board, 1, 20'000) != Verdict::wins) continue;
        naive::Grid grid(position);
        REQUIRE(forgetful.plies() % 2 == 1);
        REQUIRE_FALSE(forgetful.line().empty());
        REQUIRE(static_cast<int>(forgetful.line().size()) <= forgetful.plies());
        ThreatSearch solver(kTableLog2);
        REQUIRE(Proof(position, solver, 1).of_win_within(forgetful.plies()));
    }
}

TEST_CASE("a cleared search has forgotten", "[gomoku][threats]") {
    const Position position = threats_position_of(3, Rule::freestyle, 16, 1);
    Board board = board_of(position);
    ThreatSearch solver(kTableLog2);
    const auto nodes_of = [&] {
        const Nodes before = solver.nodes();
        solver.threats(board, 3, kPlenty);
        return solver.nodes() - before;
    };
    const Nodes first = nodes_of();
    CHECK(first > 10);
    CHECK(nodes_of() == 0);
    solver.clear();
    CHECK(nodes_of() == first);
}

} // namespace forethought::gomoku
