#include "engine/othello/training/probe_deviations.h"

#include "engine/othello/params.h"
#include "engine/othello/probe_deviation.h"
#include "engine/othello/rules.h"
#include "engine/othello/search_policy.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/weights.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace forethought::othello {

namespace {

/// Every move of every position.
Score minimax(SearchPolicy& policy, Ply depth, Ply ply = 0) {
    if (const auto value = policy.known_value(ply)) return *value;
    depth += policy.extension(ply);
    if (depth == 0) return policy.evaluate();
    MoveList<Cell, SearchPolicy::kMostMoves> moves;
    policy.generate(moves, {});
    Score best = std::numeric_limits<Score>::min();
    for (const Cell cell : moves) {
        policy.make(cell);
        best = std::max(best, -minimax(policy, depth - 1, ply + 1));
        policy.unmake();
    }
    return best;
}

/// A board whose search of three plies says something else than that of one by the mean distance of a bell
/// curve with that deviation of its base.
SearchedBoard board_with(int empties, double base, int sign) {
    const DepthFactor factor = depth_factor(3, 1);
    const double mean = base * factor.numerator / factor.denominator / std::sqrt(std::numbers::pi / 2);
    return {.empties = empties, .values = {100, 0, 100 + sign * static_cast<Score>(std::lround(mean))}};
}

} // namespace

TEST_CASE("Boards are searched to every depth as they are, without ProbCut") {
    const PatternWeights& patterns = repository_weights();
    const Switches switches{.is_fitted = true};
    const StaticWeights weights = params::kStaticWeights;
    for (const Position& position : positions_with(30, 4)) {
        if (count(moves_of(position.board)) < 2) continue;
        SearchPolicy policy(switches, weights, &patterns, Blur{});
        policy.set(position.board);
        const SearchedBoard searched = search_to_depths(position.board, 4, patterns);
        REQUIRE(searched.empties == position.board.empties());
        REQUIRE(searched.values.size() == 4);
        for (Ply depth = 1; depth <= 4; ++depth)
            CHECK(searched.values[static_cast<std::size_t>(depth) - 1] == minimax(policy, depth));
    }
}

TEST_CASE("Distances of deep and shallow searches are counted by depths") {
    const std::vector<SearchedBoard> boards{{.empties = 40, .values = {0, 10, 300, -190, 0}},
                                            {.empties = 40, .values = {50, 0, -50, 200, 0}}};
    const auto pairs = pairs_of_depths(boards);
    REQUIRE(pairs.size() == 3);
    CHECK((pairs[0].depth == 3 && pairs[0].shallow == 1 && pairs[0].boards == 2));
    CHECK(pairs[0].mean == Approx((300 - 100) / 2.0));
    CHECK(pairs[0].deviation == Approx(std::sqrt((300.0 * 300 + 100.0 * 100) / 2)));
    CHECK(pairs[0].modelled == Approx(deviation(3, 1, 40)));
    CHECK((pairs[1].depth == 4 && pairs[1].shallow == 2));
    CHECK(pairs[1].mean == Approx(0));
    CHECK((pairs[2].depth == 5 && pairs[2].shallow == 3));
}

TEST_CASE("The deviation is fitted to what boards of few and of many discs say") {
    std::vector<SearchedBoard> boards;
    for (int discs = 0; discs <= 30; discs += 5)
        for (const int sign : {1, -1}) boards.push_back(board_with(52 - discs, 300 + 4.5 * discs, sign));
    const DeviationFit fit = fit_deviation(boards);
    CHECK(fit.deviation == Approx(300).margin(1));
    CHECK(fit.growth == Approx(45).margin(1));
}

TEST_CASE("Boards with as many discs tell no growth") {
    const DeviationFit fit = fit_deviation(std::vector{board_with(40, 300, 1), board_with(40, 300, -1)});
    CHECK(fit.deviation == Approx(300).margin(1));
    CHECK(fit.growth == 0);
}

} // namespace forethought::othello
