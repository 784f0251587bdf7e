// What trainers of networks share: the step, the sizes of steps, batches, games on threads, checkpoints.

#include "engine/core/training/adam.h"
#include "engine/core/training/batches.h"
#include "engine/core/training/in_parallel.h"
#include "tests/engine/core/own_folder.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <fstream>
#include <numeric>

namespace forethought {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMagic = 0x7463656c65737u;

struct Header {
    std::array<std::uint64_t, 2> format{kMagic, 3};
    std::uint64_t seed = 0;
    std::uint64_t count = 0;
};

struct OtherHeader {
    std::array<std::uint64_t, 2> format{kMagic, 4};
    std::uint64_t seed = 0;
    std::uint64_t count = 0;
};

/// A training of three weights: what they are, and how they are learned.
struct Weights {
    std::vector<float> weights{1, 2, 3};
    Adam adam{3};

    void learn(std::uint64_t seed) {
        Rng rng(seed);
        std::vector<float> gradients;
        for (int i = 0; i < 3; ++i) gradients.push_back(static_cast<float>(rng.below(100)) / 100 - 0.5F);
        adam.step(weights, gradients, 0.01F);
    }
    Status save(const fs::path& path) const {
        CheckpointWriter writer(path);
        const Header header{.seed = 5, .count = weights.size()};
        writer.write(&header, 1);
        writer.write(weights.data(), weights.size());
        adam.save(writer);
        return writer.finish();
    }
    Status load(const fs::path& path, std::uint64_t seed = 5) {
        CheckpointReader reader(path);
        Header header;
        if (const Status begun = reader.begin(header, "three weights"); !begun) return begun;
        if (const Status same = require_same(path, {{"seed", header.seed, seed}}); !same) return same;
        if (!reader.read(weights, header.count) || !adam.load(reader)) return reader.damaged();
        return reader.finish();
    }
};

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

} // namespace

TEST_CASE("Adam takes the steps that its paper describes", "[training]") {
    std::vector<float> weights{1, -2, 0.5F};
    Adam adam(3);
    adam.step(weights, std::vector<float>{0.5F, -0.25F, 0}, 0.1F);
    // After one step the corrected means are the gradient and its square: a step of the rate's size.
    CHECK(weights[0] == Approx(0.9));
    CHECK(weights[1] == Approx(-1.9));
    CHECK(weights[2] == 0.5F);
    adam.step(weights, std::vector<float>{-0.5F, -0.25F, 0}, 0.1F);
    // mean = (0.9 * 0.05 - 0.1 * 0.5) / (1 - 0.81) = -0.0263158, square = 0.25: 0.1 * 0.0263158 / 0.5 is
    // added.
    CHECK(weights[0] == Approx(0.9 + 0.1 * 0.0263158 / 0.5));
    CHECK(weights[1] == Approx(-1.8));
    CHECK(weights[2] == 0.5F);
    CHECK(adam.steps() == 2);
}

TEST_CASE("Adam's decay takes a share off each weight", "[training]") {
    std::vector<float> weights{1, 4};
    Adam adam(2);
    adam.step(weights, std::vector<float>{0, 0.5F}, 0.1F, 0.02F);
    CHECK(weights[0] == Approx(1 - 0.1 * 0.02));
    CHECK(weights[1] == Approx(4 - 0.1 * (1 + 0.02 * 4)));
}

TEST_CASE("steps grow, then become smaller along half a wave", "[training]") {
    const RateSchedule rates{.rate = 0.1F, .growing = 0.1F, .last = 0.01F};
    CHECK(rates.at(0, 1000) == 0);
    CHECK(rates.at(50, 1000) == Approx(0.05));
    CHECK(rates.at(500, 1000) == Approx(0.1 * (0.01 + 0.99 * 0.5)).epsilon(1e-4));
    CHECK(rates.at(1000, 1000) == Approx(0.001).epsilon(1e-3));
    for (std::size_t step = 101; step <= 1000; ++step)
        REQUIRE(rates.at(step, 1000) < rates.at(step - 1, 1000));
    CHECK(RateSchedule{.rate = 0.1F}.at(0, 10) == Approx(0.1));
}

TEST_CASE("each pass shows all examples once, in batches, in an order of its own", "[training]") {
    std::vector<std::uint32_t> numbers(12);
    std::iota(numbers.begin(), numbers.end(), 0u);
    std::vector<std::vector<std::uint32_t>> shown(3);
    Rng rng(1);
    int batches = 0;
    const double loss = learn_in_batches(numbers, {.passes = 3, .batch = 4, .rates = {}}, rng,
                                         [&](std::span<const std::uint32_t> batch, float) {
                                             auto& pass = shown[static_cast<std::size_t>(batches++ / 3)];
                                             pass.insert(pass.end(), batch.begin(), batch.end());
                                             return static_cast<double>(batches);
                                         });
    CHECK(batches == 9);
    CHECK(loss == Approx(8));
    CHECK(shown[0] != shown[1]);
    for (auto& pass : shown) {
        std::sort(pass.begin(), pass.end());
        for (std::uint32_t number = 0; number < 12; ++number) REQUIRE(pass[number] == number);
    }
    // Too few for a batch: nothing to learn.
    numbers.resize(3);
    CHECK(learn_in_batches(numbers, {.passes = 2, .batch = 4, .rates = {}}, rng,
                           [](std::span<const std::uint32_t>, float) { return 1.0; }) == 0);
}

TEST_CASE("games come by their numbers from any number of threads, unless they are stopped", "[training]") {
    StopSource stop;
    const auto square = [](int game) { return game * game; };
    for (const int threads : {1, 3, 8}) {
        const auto games = play_games(5, threads, stop, square);
        REQUIRE(games.has_value());
        CHECK(*games == std::vector{0, 1, 4, 9, 16});
    }
    CHECK_FALSE(play_games(5, 2, stop, [&](int game) {
                    if (game == 2) stop.request();
                    return game;
                }).has_value());
}

TEST_CASE("a training continues from its checkpoint as if it had never stopped", "[training]") {
    const OwnFolder folder("shared_training_test_same");
    Weights whole;
    for (std::uint64_t seed = 0; seed < 5; ++seed) whole.learn(seed);
    REQUIRE(whole.save(folder / "checkpoint").ok());
    Weights resumed;
    REQUIRE(resumed.load(folder / "checkpoint").ok());
    CHECK(resumed.adam.steps() == 5);
    for (std::uint64_t seed = 5; seed < 9; ++seed) {
        whole.learn(seed);
        resumed.learn(seed);
        REQUIRE(whole.weights == resumed.weights);
    }
}

TEST_CASE("a checkpoint that does not fit is refused with the reason", "[training]") {
    const OwnFolder folder("shared_training_test_refused");
    const fs::path path = folder / "checkpoint";
    Weights weights;
    weights.learn(1);
    const auto refusal = [&](std::uint64_t seed = 5) {
        const Status status = weights.load(path, seed);
        REQUIRE_FALSE(status.ok());
        return status.error();
    };
    CHECK(refusal() == "cannot read " + path.string());
    REQUIRE(weights.save(path).ok());
    REQUIRE(weights.load(path).ok());
    CHECK(refusal(6) == path.string() + " was begun with seed 5, not 6");
    const std::string whole = contents(path);
    // Torn anywhere behind the header, or with one bit turned.
    for (const std::size_t size : {sizeof(Header), sizeof(Header) + 5, whole.size() - 1}) {
        write(path, whole.substr(0, size));
        CHECK(refusal() == path.string() + " is damaged or cut short");
    }
    std::string turned = whole;
    turned[sizeof(Header) + 2] ^= 1;
    write(path, turned);
    CHECK(refusal() == path.string() + " is damaged or cut short");
    write(path, whole + "x");
    CHECK(refusal() == path.string() + " is damaged or cut short");
    write(path, whole.substr(0, sizeof(Header) - 1));
    CHECK(refusal() == path.string() + " is not a checkpoint of three weights");
    write(path, "no checkpoint at all" + whole);
    CHECK(refusal() == path.string() + " is not a checkpoint of three weights");
    // Of another size.
    write(path, whole);
    OtherHeader other;
    CHECK_FALSE(CheckpointReader(path).begin(other, "four weights").ok());
    CHECK(weights.save(folder / "no_folder" / "checkpoint")
              .error()
              .starts_with("cannot write the checkpoint "));
}

TEST_CASE("settings are told apart as they are written", "[training]") {
    CHECK(require_same("x", {{"stage", std::string_view("late"), std::string_view("late")}, {"games", 4L, 4}})
              .ok());
    CHECK(require_same("x", {{"stage", std::string_view("late"), std::string_view("opening")}}).error() ==
          "x was begun with stage late, not opening");
    CHECK(require_same("x", {{"seed", 1U, 1}, {"initial", 0.5F, 2.0F}}).error() ==
          "x was begun with initial 0.5, not 2");
}

TEST_CASE("a checkpoint is due every so many minutes", "[training]") {
    ManualClock clock;
    CheckpointTimer timer(10, clock);
    CHECK_FALSE(timer.is_due());
    clock.advance(10 * 60'000 - 1);
    CHECK_FALSE(timer.is_due());
    clock.advance(1);
    CHECK(timer.is_due());
    CHECK_FALSE(timer.is_due());
    clock.advance(25 * 60'000);
    CHECK(timer.is_due());
    CHECK_FALSE(timer.is_due());
    CHECK(CheckpointTimer(0, clock).is_due());
}

} // namespace forethought
