#include "engine/othello/endgame/search.h"

#include "tests/engine/core/samples.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/known_endgames.h"
#include "tests/engine/othello/naive_rules.h"
#include "tests/engine/othello/weights.h"

#include <catch2/catch.hpp>

#include <bit>
#include <cstdio>
#include <ctime>

namespace forethought::othello {

namespace {

constexpr std::uint64_t kTableBytes = std::uint64_t{16} << 20;

/// All that the search says of a root, searched in slices of so many nodes.
struct Found {
    int value = 0;
    Nodes nodes = 0;
    std::vector<Cell> line;
    std::map<Cell, int> values;

    bool operator==(const Found&) const = default;
};

Found solve(EndgameSearch& search, const Board& board, int first_level, Nodes slice, std::size_t shown,
            int guess = 0) {
    search.forget();
    search.show(shown);
    search.set_root(board, first_level, guess);
    while (search.advance(slice)) {
    }
    Found found{.value = search.value(), .nodes = search.nodes(), .line = search.line(), .values = {}};
    for (const auto& root : search.root_moves())
        if (root.is_exact) found.values[root.move] = root.score;
    return found;
}

void check_known(int fewest, int most, const PatternWeights* weights, int first_level, std::size_t shown) {
    EndgameSearch search(kTableBytes, weights);
    int solved = 0;
    for (const KnownEndgame& known : known_endgames(most)) {
        if (known.position.board.empties() < fewest) continue;
        INFO("number " << known.number);
        const Found found = solve(search, known.position.board, first_level, 100'000, shown);
        CHECK(found.value == known.best());
        CHECK(known.values.at(search.best()) == known.best());
        // The best moves come first, and all of them are known to be the best.
        for (const auto& [cell, value] : found.values) CHECK(known.values.at(cell) == value);
        if (shown > 1) CHECK(found.values == known.values);
        ++solved;
    }
    CHECK(solved > 0);
}

/// The value by a search that knows nothing but the rules and the window.
int plain_value(const Board& board, int alpha, int beta) {
    const Cells moves = moves_of(board);
    if (moves == 0) {
        if (moves_of(board.passed()) == 0) return final_score(board);
        return -plain_value(board.passed(), -beta, -alpha);
    }
    int best = -kCells;
    for (Cells left = moves; left != 0 && best < beta; left &= left - 1) {
        const Cell cell = first_of(left);
        const Board next = board.after(cell, flips_of(board, cell));
        best = std::max(best, -plain_value(next, -beta, -std::max(alpha, best)));
    }
    return best;
}

/// Solves positions and prints what that takes.
void print_costs(const std::vector<KnownEndgame>& positions, int first_level, const char* how) {
    EndgameSearch search(std::uint64_t{64} << 20, &repository_weights());
    Nodes nodes = 0;
    double seconds = 0;
    for (const KnownEndgame& known : positions) {
        search.forget();
        const std::clock_t before = std::clock();
        const Found found = solve(search, known.position.board, first_level, 100'000, 1);
        const double spent = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        CHECK(found.value == known.best());
        CHECK(known.values.at(search.best()) == known.best());
        std::printf("%s, number %d, %d empty cells: %+d, %llu discs, %.3f s\n", how, known.number,
                    known.position.board.empties(), found.value, static_cast<unsigned long long>(found.nodes),
                    spent);
        nodes += found.nodes;
        seconds += spent;
    }
    std::printf("%s, all: %llu discs, %.2f s\n", how, static_cast<unsigned long long>(nodes), seconds);
}

} // namespace

TEST_CASE("the endgame is worth what trying everything says", "[othello][endgame]") {
    EndgameSearch search(kTableBytes, nullptr);
    for (int empties = 1; empties <= 7; ++empties)
        for (const Position& position : positions_with(empties, samples(10))) {
            if (moves_of(position.board) == 0) continue;
            INFO(empties << " empty cells, after " << position.actions.size() << " actions");
            CHECK(solve(search, position.board, params::kExact, 1, 1).value ==
                  naive::value(naive::Game(position)));
        }
}

TEST_CASE("the known endgames of few empty cells are solved, each move with its value",
          "[othello][endgame]") {
    check_known(0, kSlowBuild ? 6 : 15, &repository_weights(), params::kExact, kMostMoves);
}

TEST_CASE("likely values first lead to the same ends", "[othello][endgame]") {
    check_known(0, kSlowBuild ? 6 : 16, &repository_weights(), params::kFirstLevel, 1);
}

TEST_CASE("all known endgames are solved, each move with its value", "[.][othello-ffo]") {
    check_known(0, 60, nullptr, params::kExact, kMostMoves);
    check_known(0, 60, &repository_weights(), params::kFirstLevel, kMostMoves);
}

TEST_CASE("what the known endgames cost", "[.][othello-ffo-cost]") {
    print_costs(known_endgames(60), params::kExact, "exact at once");
    print_costs(known_endgames(60), params::kFirstLevel, "likely values first");
    print_costs(hard_endgames(), params::kExact, "exact at once");
    print_costs(hard_endgames(), params::kFirstLevel, "likely values first");
}

TEST_CASE("random endgames are worth what a plain alpha-beta search says", "[othello][endgame]") {
    EndgameSearch with_weights(kTableBytes, &repository_weights());
    EndgameSearch without(kTableBytes, nullptr);
    for (int empties = kSlowBuild ? 8 : 9; empties <= (kSlowBuild ? 9 : 12); ++empties)
        for (const Position& position : positions_with(empties, samples(6))) {
            if (moves_of(position.board) == 0) continue;
            INFO(empties << " empty cells, after " << position.actions.size() << " actions");
            const int value = plain_value(position.board, -kCells, kCells);
            CHECK(solve(without, position.board, params::kExact, 100'000, 1).value == value);
            CHECK(solve(with_weights, position.board, params::kFirstLevel, 100'000, 1).value == value);
            // All moves' values, so that windows are open and tables hold bounds from both sides.
            const Found all = solve(with_weights, position.board, params::kExact, 100'000, kMostMoves);
            for (const auto& [cell, found] : all.values) {
                const Board next = position.board.after(cell, flips_of(position.board, cell));
                CHECK(found == -plain_value(next, -kCells, kCells));
            }
        }
}

TEST_CASE("an endgame's value does not depend on what was expected", "[othello][endgame]") {
    EndgameSearch search(kTableBytes, &repository_weights());
    for (const KnownEndgame& known : known_endgames(kSlowBuild ? 6 : 16))
        for (const int guess : {-kCells, -13, known.best(), 30, kCells}) {
            INFO("number " << known.number << ", expected " << guess);
            CHECK(solve(search, known.position.board, params::kExact, 100'000, 1, guess).value ==
                  known.best());
        }
}

TEST_CASE("an endgame in slices is the same as in one go", "[othello][endgame]") {
    EndgameSearch search(kTableBytes, &repository_weights());
    for (const Position& position : positions_with(kSlowBuild ? 11 : 15, samples(4))) {
        if (moves_of(position.board) == 0) continue;
        const Found whole = solve(search, position.board, params::kFirstLevel, ~Nodes{0} / 2, 3);
        CHECK(solve(search, position.board, params::kFirstLevel, 1, 3) == whole);
        CHECK(solve(search, position.board, params::kFirstLevel, 777, 3) == whole);
    }
}

TEST_CASE("a slice of an endgame is not exceeded by more than a step", "[othello][endgame]") {
    EndgameSearch search(kTableBytes, &repository_weights());
    for (const Position& position : positions_with(kSlowBuild ? 12 : 18, samples(4))) {
        if (moves_of(position.board) == 0) continue;
        search.forget();
        search.set_root(position.board, params::kFirstLevel, 0);
        for (bool goes_on = true; goes_on;) {
            const Nodes before = search.nodes();
            goes_on = search.advance(1);
            REQUIRE(search.nodes() - before <= 1 + EndgameSearch::kStep);
        }
    }
}

TEST_CASE("two searches that tell each other what they find solve a root as one does, and sooner",
          "[othello][endgame][parallel]") {
    const PatternWeights& weights = repository_weights();
    Nodes of_one = 0;
    Nodes of_main_search = 0;
    for (const KnownEndgame& known : known_endgames(kSlowBuild ? 13 : 18)) {
        if (!kSlowBuild && known.position.board.empties() < 16) continue;
        INFO("number " << known.number);
        EndgameSearch alone(kTableBytes, &weights);
        of_one += solve(alone, known.position.board, params::kFirstLevel, 1'000, 1).nodes;
        EndgameSearch main_search(kTableBytes, &weights);
        EndgameSearch helper(kTableBytes, &weights);
        helper.turn_round();
        for (EndgameSearch* search : {&main_search, &helper}) {
            search->open_shared_entries();
            search->set_root(known.position.board, params::kFirstLevel, 0);
        }
        const auto tell = [](EndgameSearch& from, EndgameSearch& to) {
            for (const auto& told : from.shared_entries().told()) to.learn(told.hash, told.data);
            from.shared_entries().clear();
            if (from.level() >= 0) to.learn(from.level(), from.value(), from.line());
        };
        while (main_search.advance(1'000)) {
            helper.advance(1'000);
            tell(main_search, helper);
            tell(helper, main_search);
        }
        CHECK(main_search.level() == params::kExact);
        CHECK(main_search.value() == known.best());
        CHECK(known.values.at(main_search.best()) == known.best());
        of_main_search += main_search.nodes();
    }
    REQUIRE(of_one > 0);
    if (!kSlowBuild) CHECK(of_main_search < of_one);
}

TEST_CASE("what cannot be is not learned from a search elsewhere", "[othello][endgame][parallel]") {
    const KnownEndgame known = known_endgames(14).front();
    EndgameSearch search(kTableBytes, nullptr);
    search.set_root(known.position.board, params::kExact, 0);
    const Cell root_move = search.root_moves().back().move;
    search.learn(params::kExact + 1, 64, {root_move});
    search.learn(params::kExact, 64, {});
    search.learn(params::kExact, 64, {static_cast<Cell>(std::countr_zero(known.position.board.mine))});
    search.learn(params::kExact - 1, 64, {root_move});
    search.learn(hash_of(known.position.board), {.score = 65, .depth = 5 * 32 + 14});
    CHECK(search.level() < 0);
    while (search.advance(10'000)) {
    }
    CHECK(search.value() == known.best());
    search.learn(params::kExact, 64, {root_move});
    CHECK(search.value() == known.best());
}

} // namespace forethought::othello
