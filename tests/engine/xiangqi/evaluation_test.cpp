#include "engine/xiangqi/evaluation/evaluation.h"

#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/own_weights.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

namespace forethought::xiangqi {

namespace {

const std::vector<EvaluationParts> kParts{
    {}, {.mobility = true}, {.safety = true}, {.patterns = true}, kAllParts};

Score value_of(const Evaluation& evaluation, const Board& board) {
    return evaluation.full(board, evaluation.balance_of(board));
}

/// Weights that differ everywhere, so that no feature hides behind another.
Weights weights_by_lot() {
    Rng rng(5);
    Weights weights;
    for (Tapered& weight : weights.of) {
        weight.middle = static_cast<Score>(rng.below(201)) - 100;
        weight.end = static_cast<Score>(rng.below(201)) - 100;
    }
    return weights;
}

} // namespace

TEST_CASE("a position is worth the same to either side, and to the mirror", "[xiangqi][evaluation]") {
    for (const EvaluationParts& parts : kParts)
        for (const Weights& weights : {weights_by_hand(), fitted_weights(), weights_by_lot()}) {
            const Evaluation evaluation(weights, parts);
            for (const Board& board : random_boards(samples(60), 250)) {
                const Score value = value_of(evaluation, board);
                REQUIRE(value_of(evaluation, turned(board)) == value);
                REQUIRE(value_of(evaluation, mirrored(board)) == value);
            }
        }
}

TEST_CASE("the balance follows every move, and comes back with it", "[xiangqi][evaluation]") {
    const Evaluation evaluation(weights_by_lot(), kAllParts);
    for (const Board& start : random_boards(samples(60), 250)) {
        Board board = start;
        Moves moves;
        add_pseudo_legal(board, moves);
        const Balance before = evaluation.balance_of(board);
        for (const Action move : moves) {
            const Change change = board.make(move);
            REQUIRE(evaluation.after(before, change) == evaluation.balance_of(board));
            board.unmake(change);
        }
    }
}

TEST_CASE("the counts of features times the weights are the value", "[xiangqi][evaluation]") {
    const Weights weights = weights_by_lot();
    for (const EvaluationParts& parts : kParts) {
        const Evaluation evaluation(weights, parts);
        for (const Board& board : random_boards(samples(60), 250)) {
            const FeatureCounts counts = feature_counts(board, parts);
            Score middle = 0;
            Score end = 0;
            for (Feature which = 0; which < kFeatures; ++which) {
                middle += weights.of[which].middle * counts.of[which];
                end += weights.of[which].end * counts.of[which];
            }
            const Score for_red = (middle * counts.phase + end * (Evaluation::kWholePhase - counts.phase)) /
                                  Evaluation::kWholePhase;
            REQUIRE(value_of(evaluation, board) == (board.to_move() == Side::first ? for_red : -for_red));
        }
    }
}

TEST_CASE("the features are what they are called", "[xiangqi][evaluation]") {
    const auto counts = [](const std::string& fen) { return feature_counts(board_of(fen), kAllParts).of; };
    // Red's cannon bares the general on e9; nothing stands between.
    const auto bare = counts("4k4/9/9/9/9/9/9/4C4/9/3K5 w - - 0 1");
    CHECK(bare[feature::kBareCannon] == 1);
    CHECK(bare[feature::kNoElephantByCannon] == -2);
    CHECK(bare[feature::kTempo] == 1);
    CHECK(bare[feature::kCannonMoves + 16] == 1);
    const auto behind = counts("4k4/9/4b4/4p4/9/9/9/4C4/9/3K5 b - - 0 1");
    CHECK(behind[feature::kCannonBehindTwo] == 1);
    CHECK(behind[feature::kTempo] == -1);
    const auto bottom = counts("1C2k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    CHECK(bottom[feature::kBareBottomCannon] == 1);
    CHECK(bottom[feature::kAttackers + 1] == 1);
    // Two horses that guard each other, one of which sees two points of the palace.
    const auto horses = counts("3k5/9/9/4N4/2N6/9/9/9/9/4K4 w - - 0 1");
    CHECK(horses[feature::kLinkedHorses] == 1);
    CHECK(horses[feature::kHorseAtPalace] >= 2);
    const auto soldiers = counts("3k5/9/9/3PP4/9/9/9/9/9/4K4 w - - 0 1");
    CHECK(soldiers[feature::kLinkedSoldiers] == 1);
    const auto chariot = counts("3k5/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1");
    CHECK(chariot[feature::kChariotAtPalace] == 1);
    CHECK(chariot[feature::kChariotOnFreeFile] == 1);
    CHECK(chariot[feature::kChariotMoves + 16] == 1);
    CHECK(chariot[feature::kNoAdvisorByChariot] == -2);
}

TEST_CASE("weights survive as numbers, and what is none is refused", "[xiangqi][evaluation]") {
    const auto numbers = numbers_of(weights_by_hand());
    REQUIRE(are_weights(numbers));
    CHECK(weights_of_numbers(numbers) == weights_by_hand());
    auto wrong = numbers;
    wrong.pop_back();
    CHECK_FALSE(are_weights(wrong));
    wrong = numbers;
    wrong[3] = 1'000'000;
    CHECK_FALSE(are_weights(wrong));
    OwnWeights own;
    Switches sighted = find_rung(ladder(), 10).value().switches;
    CHECK_FALSE(own.give(sighted, numbers));
    Switches searching = find_rung(ladder(), 120).value().switches;
    auto other = numbers;
    other[1] += 7;
    REQUIRE(own.give(searching, other));
    CHECK(numbers_of(played_by(searching)) == other);
    CHECK(weights_of(searching).front().numbers == other);
}

} // namespace forethought::xiangqi
