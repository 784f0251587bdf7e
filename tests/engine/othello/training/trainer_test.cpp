#include "engine/othello/training/trainer.h"

#include "tests/engine/core/own_folder.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/naive_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>

namespace forethought::othello {

namespace {

/// A file of the archive with one game, whose moves are given as codes of that file.
std::vector<std::uint8_t> archive_of(const std::vector<std::uint8_t>& moves, std::uint8_t black_at_best) {
    std::vector<std::uint8_t> file(16 + 68);
    file[4] = 1;
    file[12] = 8;
    file[14] = 24;
    file[16 + 6] = 40;
    file[16 + 7] = black_at_best;
    std::copy(moves.begin(), moves.end(), file.begin() + 16 + 8);
    return file;
}

/// A game by lot as the archive has it, and its positions.
struct WholeGame {
    ArchivedGame game;
    std::vector<Position> positions{standard_start()};
};

WholeGame game_of(std::uint64_t seed) {
    WholeGame whole;
    Rng rng(seed);
    while (whole.positions.back().outcome == Outcome::playing) {
        Position next = whole.positions.back();
        const auto actions = legal_actions(next);
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        play(next, action, nullptr);
        if (action != kPass) whole.game.moves.push_back(cell_of(action));
        whole.positions.push_back(next);
    }
    whole.game.black_at_best = 50;
    return whole;
}

std::vector<Sample> samples_of_games(int games) {
    Sampler sampler;
    std::vector<Sample> samples;
    for (int seed = 0; seed < games; ++seed)
        sampler.add(game_of(static_cast<std::uint64_t>(seed)).game, 24, seed % 5 == 0, samples);
    return samples;
}

constexpr Lesson kShort{.epochs = 2};

} // namespace

TEST_CASE("a game of the archive is read as it lies there", "[othello][training]") {
    const auto archive = read_archive(archive_of({56, 64, 33, 0, 0}, 44));
    REQUIRE(archive.ok());
    CHECK(archive.value().empties == 24);
    REQUIRE(archive.value().games.size() == 1);
    const ArchivedGame& game = archive.value().games.front();
    CHECK(game.black_at_best == 44);
    CHECK(game.black == 40);
    // 10 * row + column, from 1: f5, d6, c3.
    CHECK(game.moves == std::vector<Cell>{cell_at(5, 4), cell_at(3, 5), cell_at(2, 2)});
}

TEST_CASE("a file that is none of the archive is refused", "[othello][training]") {
    auto file = archive_of({}, 32);
    file.pop_back();
    CHECK(read_archive(file).error() == "83 bytes instead of 84 for 1 games");
    file = archive_of({}, 32);
    file[12] = 10;
    CHECK(read_archive(file).error() == "the games are for a board of 10 columns");
    CHECK(read_archive(std::vector<std::uint8_t>(3)).error() == "the file ends within its header");
}

TEST_CASE("boards of a game are worth what perfect play makes of them", "[othello][training]") {
    Sampler sampler;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const WholeGame whole = game_of(seed);
        std::vector<Sample> samples;
        sampler.add(whole.game, 24, false, samples);
        std::size_t known = 0;
        for (const Sample& sample : samples) {
            const int empties = sample.board.empties();
            const auto position =
                std::find_if(whole.positions.begin(), whole.positions.end(), [&](const Position& one) {
                    return one.board == sample.board && (one.outcome != Outcome::playing || !must_pass(one));
                });
            REQUIRE(position != whole.positions.end());
            if (empties >= 24) CHECK(std::abs(sample.value) == kDisc * (2 * 50 - 64));
            if (empties > 7) continue;
            CHECK(sample.value == kDisc * naive::value(naive::Game(*position)));
            ++known;
        }
        CHECK(known > 5);
    }
}

TEST_CASE("training makes boards be worth more nearly what they are", "[othello][training]") {
    const auto samples = samples_of_games(60);
    Trainer trainer({.epochs = 8});
    const Loss first = trainer.train(samples);
    Loss last = first;
    for (int epoch = 1; epoch < 8; ++epoch) last = trainer.train(samples);
    CHECK(first.samples > 100);
    CHECK(first.held_out_samples > 20);
    CHECK(last.training < 0.7 * first.training);
    CHECK(last.held_out < first.held_out);
    CHECK(trainer.stage() == kStages - 2);
}

TEST_CASE("a training that is taken up again goes on as if it had not stopped", "[othello][training]") {
    const OwnFolder folder("othello_training");
    const auto samples = samples_of_games(10);
    Trainer whole(kShort);
    Trainer part(kShort);
    for (int epoch = 0; epoch < 5; ++epoch) {
        whole.train(samples);
        part.train(samples);
    }
    const auto path = folder / "patterns.checkpoint";
    REQUIRE(part.save(path));
    auto resumed = Trainer::resume(path);
    REQUIRE(resumed.ok());
    CHECK(resumed.value().stage() == whole.stage());
    CHECK(resumed.value().epoch() == whole.epoch());
    while (!whole.is_done()) {
        whole.train(samples);
        resumed.value().train(samples);
    }
    CHECK(resumed.value().is_done());
    CHECK(write_weights(resumed.value().weights(), 1, WeightsFrom::archive) ==
          write_weights(whole.weights(), 1, WeightsFrom::archive));
    CHECK_FALSE(Trainer::resume(folder / "nothing").ok());
}

TEST_CASE("weights that there are already are a stage's beginning", "[othello][training]") {
    const auto samples = samples_of_games(20);
    Trainer plain({.epochs = 2});
    while (!plain.is_done()) plain.train(samples);
    const PatternWeights first = plain.weights();

    // Where nothing is learned they stay as they are, all the way.
    Trainer idle({.epochs = 1, .rate = 0}, first);
    while (!idle.is_done()) idle.train(samples);
    const auto file_of = [](const PatternWeights& weights) {
        return write_weights(weights, 1, WeightsFrom::archive);
    };
    CHECK(file_of(idle.weights()) == file_of(first));

    Trainer again({.epochs = 1}, first);
    const Loss loss = again.train(samples);
    CHECK(loss.training < Trainer({.epochs = 1}).train(samples).training);
    CHECK(file_of(again.weights()) != file_of(first));
}

TEST_CASE("a board that was searched learns its own value, whatever its game came to",
          "[othello][training]") {
    Sample sample{.board = kStandardStart, .value = 250, .is_searched = true};
    Trainer trainer({.epochs = 400, .overlap = 0});
    while (trainer.stage() > 0)
        while (!trainer.is_done() && trainer.stage() > 0) trainer.train({sample});
    const Loss before = trainer.train({sample});
    CHECK(before.training == Approx(2.5));
    Loss loss;
    while (!trainer.is_done()) loss = trainer.train({sample});
    CHECK(loss.training < 0.1);
}

} // namespace forethought::othello
