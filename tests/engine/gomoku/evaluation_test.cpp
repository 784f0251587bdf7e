#include "engine/gomoku/evaluation.h"

#include "tests/engine/gomoku/games.h"

#include <catch2/catch.hpp>

#include <cstddef>
#include <set>

namespace forethought::gomoku {

namespace {

/// The value as a sum over the features; only where fives and live fours decide nothing.
Score sum_of(const Features& features, const Weights& weights) {
    Score value = weights.sets[features.set];
    const auto* count = features.counts.data();
    const auto add = [&](const auto& list, Score sign) {
        for (const Score weight : list) value += sign * weight * *count++;
    };
    add(weights.my_patterns, 1);
    add(weights.their_patterns, -1);
    add(weights.my_threats, 1);
    add(weights.their_threats, -1);
    for (const std::size_t kind : features.my_kinds) value += weights.my_kinds[kind];
    for (const std::size_t kind : features.their_kinds) value -= weights.their_kinds[kind];
    return value;
}

/// The set of threats as its definition has it.
std::size_t set_of_threats(const Board& board) {
    std::size_t set = 0;
    const Colour me = board.to_move();
    for (const Threat threat :
         {Threat::two, Threat::three, Threat::double_three, Threat::four, Threat::four_three})
        set = set << 1 | static_cast<std::size_t>(board.count(me, threat) > 0);
    for (const Threat threat : {Threat::two, Threat::three, Threat::double_three, Threat::four,
                                Threat::four_three, Threat::live_four})
        set = set << 1 | static_cast<std::size_t>(board.count(other(me), threat) > 0);
    return set;
}

} // namespace

TEST_CASE("the value is what features and weights come to", "[gomoku][evaluation]") {
    Rng rng(21);
    int undecided = 0;
    std::set<std::size_t> sets;
    for (int game = 0; game < 60; ++game) {
        const Position position = random_game(rng, 15, Rule::freestyle, 6 + game % 20);
        Board board(BoardUpdate::tables);
        board.set(position);
        REQUIRE(threat_set(board) == set_of_threats(board));
        REQUIRE(threat_set(board) < kThreatSets);
        sets.insert(threat_set(board));
        if (is_about_decided(board)) continue;
        ++undecided;
        for (const Weights* weights : {&weights_by_hand(), &fitted_weights()}) {
            const Valuation valuation(*weights);
            Board weighed(BoardUpdate::tables, valuation.cells);
            weighed.set(position);
            REQUIRE(evaluate(weighed, valuation) == sum_of(features_of(board), *weights));
        }
    }
    CHECK(undecided > 20);
    CHECK(sets.size() > 5);
}

TEST_CASE("a fitted value is another with each set of threats, one by hand is not", "[gomoku][evaluation]") {
    const auto& sets = fitted_weights().sets;
    CHECK(std::set<Score>(sets.begin(), sets.end()).size() > 50);
    CHECK(weights_by_hand().sets == decltype(Weights::sets){});
}

} // namespace forethought::gomoku
