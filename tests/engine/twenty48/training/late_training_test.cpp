#include "engine/twenty48/training/late_pupil.h"
#include "engine/twenty48/training/trainer.h"

#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

namespace forethought::twenty48 {

namespace {

const StageWeights& opening() {
    return repository_network().of(Stage::opening);
}

TrainingPlan late_plan() {
    return {.stage = Stage::late, .seed = 3, .lesson = {.restart_moves = 60}};
}

/// A board in lap 31, the last before a 32768, with room to play.
constexpr Board kLastLap = 0x0000'0000'0120'bcde;

} // namespace

TEST_CASE("A late game of 2048 begins with the first board that has a 16384") {
    Rng rng(1);
    for (int game = 0; game < 3; ++game) {
        const Board board = late_start(opening(), rng);
        REQUIRE(highest_rank(board) == 14);
        // The tiles before it have just become one.
        REQUIRE(laps_of(board) < 18);
        REQUIRE(has_slide(board));
    }
}

TEST_CASE("A slide that ends a lap is worth less than the board that it leads to") {
    LearningTables tables(1'000);
    LapJudge judge(tables);
    const Board board = 0x0000'0000'0000'099e;
    judge.begin(board);
    REQUIRE(judge.expected(slide_right(0x0000'0000'0000'012e)) == Approx(1'000));
    const Board ended = slide_left(board);
    REQUIRE(judge.ends_lap(ended));
    REQUIRE(judge.expected(ended) == Approx(carried_over(1'000.0F)));
    judge.begin(ended);
    REQUIRE(judge.expected(ended) == Approx(1'000));
    REQUIRE(judge.gain(board, Direction::left) == kPointsOfSlide);
}

TEST_CASE("Late weights that were trained a little go further than new ones", "[twenty48]") {
    Trainer trainer(late_plan(), 1, &opening());
    const Tally untrained = trainer.test(10, 5);
    StopSource stop;
    const Tally training = trainer.train(400'000, stop);
    REQUIRE(training.moves >= 400'000);
    const Tally trained = trainer.test(10, 5);
    REQUIRE(trained.games == 10);
    REQUIRE(trained.rate(14) == 1);
    REQUIRE(trained.moves > 2 * untrained.moves);
}

TEST_CASE("Training of late weights with one thread is repeatable", "[twenty48]") {
    StopSource stop;
    Trainer a(late_plan(), 1, &opening());
    Trainer b(late_plan(), 1, &opening());
    const Tally of_a = a.train(50'000, stop);
    const Tally of_b = b.train(50'000, stop);
    REQUIRE(of_a.moves == of_b.moves);
    REQUIRE(of_a.points == of_b.points);
    REQUIRE(a.tables().value(walled(kLastLap)) == b.tables().value(walled(kLastLap)));
}

} // namespace forethought::twenty48
