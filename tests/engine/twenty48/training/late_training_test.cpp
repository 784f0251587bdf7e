#include "engine/twenty48/training/late_learner.h"
#include "engine/twenty48/training/trainer.h"

#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

#include <set>

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

TEST_CASE("Late weights that were trained a little go further than new ones", "[twenty48][slow]") {
    Trainer trainer(late_plan(), 1, &opening());
    const GameStats untrained = trainer.test(10, 5);
    StopSource stop;
    const GameStats training = trainer.train(400'000, stop);
    REQUIRE(training.moves >= 400'000);
    const GameStats trained = trainer.test(10, 5);
    REQUIRE(trained.games == 10);
    REQUIRE(trained.rate(14) == 1);
    REQUIRE(trained.moves > 2 * untrained.moves);
}

TEST_CASE("Training of late weights with one thread is repeatable", "[twenty48][slow]") {
    StopSource stop;
    Trainer a(late_plan(), 1, &opening());
    Trainer b(late_plan(), 1, &opening());
    const GameStats of_a = a.train(50'000, stop);
    const GameStats of_b = b.train(50'000, stop);
    REQUIRE(of_a.moves == of_b.moves);
    REQUIRE(of_a.points == of_b.points);
    REQUIRE(a.tables().value(walled(kLastLap)) == b.tables().value(walled(kLastLap)));
}

TEST_CASE("Entrances of games that were played beside each other come together") {
    // Boards of one lap, told apart by small tiles.
    const auto numbered = [](Board number) {
        Board board = kLastLap;
        for (int digit = 0; digit < 4; ++digit) board |= (number >> (3 * digit) & 7) << (32 + 4 * digit);
        return board;
    };
    Entrances begun;
    begun.add(numbered(0));
    Entrances one = begun;
    Entrances other = begun;
    one.add(numbered(1));
    for (Board number = 2; number < 900; ++number) other.add(numbered(number));
    Rng rng(1);
    const auto drawn_from = [&](const Entrances& entrances) {
        std::set<Board> drawn;
        for (int i = 0; i < 2'000; ++i) drawn.insert(entrances.draw(31, rng));
        return drawn;
    };
    Entrances all = begun;
    all.add_news(begun, one);
    REQUIRE(drawn_from(all) == std::set<Board>{numbered(0), numbered(1)});
    // No more are kept than the latest 500.
    all.add_news(begun, other);
    for (const Board board : drawn_from(all)) REQUIRE(board >= numbered(400));
}

TEST_CASE("Late games that are played first teach the same as often as they are learned from", "[twenty48]") {
    Trainer a(late_plan(), 1, &opening());
    Trainer b(late_plan(), 1, &opening());
    for (int round = 0; round < 2; ++round) {
        std::vector<PlayedSlides> games;
        for (int game = 0; game < 6; ++game) games.push_back(a.play_game(game));
        // Some games of the first round come to where they are late, and those of the next one begin there,
        // too.
        if (round > 0) REQUIRE(games.front().size() >= 60);
        const auto of_a = a.learn_from(games);
        const auto of_b = b.learn_from(games);
        REQUIRE(of_a.ok());
        REQUIRE(of_b.ok());
        REQUIRE(of_a.value().moves == of_b.value().moves);
    }
    REQUIRE(a.tables().digest() == b.tables().digest());
    REQUIRE(a.tables().digest() != 0);
}

} // namespace forethought::twenty48
