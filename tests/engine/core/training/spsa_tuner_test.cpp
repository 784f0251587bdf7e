#include "engine/core/training/spsa_tuner.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

namespace forethought {

namespace {

const std::vector<TunedNumber> kTuned{{.begin = 10, .step = 2, .least = 0, .most = 100},
                                      {.begin = 300, .step = 20, .least = 0, .most = 1'000},
                                      {.begin = 4, .step = 0.5, .least = 3, .most = 8}};
/// The last one lies beyond its range.
const std::vector<double> kBest{20, 200, 2};

/// How far from the best, squared and counted in steps.
double fault(const SpsaTuner::Numbers& numbers) {
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        sum += std::pow((numbers[i] - kBest[i]) / kTuned[i].step, 2);
    return sum;
}

/// A pair of games: who has the smaller fault is the likelier winner of each.
double play(const SpsaTuner::Trial& trial, Rng& rng) {
    const double edge = 0.5 + std::clamp(0.01 * (fault(trial.down) - fault(trial.up)), -0.5, 0.5);
    double points = 0;
    for (int game = 0; game < 2; ++game)
        points += rng.chance(static_cast<std::uint32_t>(1e6 * edge), 1'000'000) ? 1 : 0;
    return points - 1;
}

} // namespace

TEST_CASE("SPSA finds what is best of what is seen through games alone", "[spsa_tuner]") {
    SpsaTuner tuner(kTuned, 5);
    Rng rng(7);
    while (tuner.rounds() < SpsaTuner::kHorizon) tuner.learn(play(tuner.trial(), rng));
    CHECK(tuner.numbers()[0] == Approx(20).margin(2));
    CHECK(tuner.numbers()[1] == Approx(200).margin(20));
    CHECK(tuner.numbers()[2] == Approx(3).margin(0.5));
}

TEST_CASE("SPSA tries no number outside of its range, and goes on as if it had never ended", "[spsa_tuner]") {
    SpsaTuner whole(kTuned, 6);
    Rng rng(8);
    Rng same(8);
    for (int round = 0; round < 40; ++round) {
        const SpsaTuner::Trial trial = whole.trial();
        for (std::size_t i = 0; i < kTuned.size(); ++i) {
            CHECK(std::min(trial.up[i], trial.down[i]) >= kTuned[i].least);
            CHECK(std::max(trial.up[i], trial.down[i]) <= kTuned[i].most);
            CHECK(trial.up[i] != trial.down[i]);
        }
        whole.learn(play(trial, rng));
    }
    SpsaTuner begun(kTuned, 6);
    while (begun.rounds() < 17) begun.learn(play(begun.trial(), same));
    SpsaTuner resumed(kTuned, 6);
    resumed.go_on(begun.rounds(), begun.numbers());
    while (resumed.rounds() < 40) resumed.learn(play(resumed.trial(), same));
    CHECK(resumed.numbers() == whole.numbers());
}

} // namespace forethought
