#include "engine/core/rng.h"
#include "engine/twenty48/training/predictor_fit.h"
#include "engine/twenty48/training/row_packing.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace forethought::twenty48 {

namespace {

constexpr std::size_t kRanks = 14;

RowWeights random_weights(Rng& rng, int size) {
    RowWeights weights;
    for (std::int16_t& weight : weights)
        weight =
            static_cast<std::int16_t>(static_cast<int>(rng.below(static_cast<unsigned>(2 * size))) - size);
    return weights;
}

/// A row that a search looks at now and then, with weights around a level.
LearnedRow random_row(Rng& rng) {
    LearnedRow row;
    const RowWeights weights = random_weights(rng, 900);
    for (std::size_t x = 0; x < kRanks; ++x) {
        row.importance[x] = rng.chance(1, 4) ? 0 : 1 + static_cast<double>(rng.below(1'000));
        row.weights[x] = row.importance[x] > 0 ? 2'000 + weights[x] : 0;
    }
    return row;
}

struct Expected {
    RowPredictor predictor;
    RowContext context;
    RowForecast forecast{predictor, 0, context, 2'000};
};

} // namespace

TEST_CASE("2048's rows are told by the shares that made their weights") {
    Rng rng(5);
    PredictorFit fit;
    RowContext context;
    context.which = 0b10010;
    context.known = 2;
    for (int i = 0; i < 4'000; ++i) {
        const RowWeights second = random_weights(rng, 5'000);
        const RowWeights fifth = random_weights(rng, 5'000);
        context.lower = {nullptr, second.data(), nullptr, nullptr, fifth.data()};
        const std::size_t x = rng.below(kRanks);
        const int last = static_cast<int>(rng.below(300));
        double weight = 0.75 * second[x] - 0.25 * fifth[x] + 0.5 * last + 30;
        // A few that lie anywhere do not change much.
        const bool is_far = rng.chance(1, 50);
        if (is_far) weight += 20'000;
        fit.add(2, context, x, last, weight, 1 / (10 + (is_far ? 20'000.0 : 0.0)));
    }
    const RowPredictor::Shares shares = fit.fitted({}).shares(2, context.which);
    REQUIRE(shares.of_rows[1] == Approx(0.75 * 4096).margin(20));
    REQUIRE(shares.of_rows[4] == Approx(-0.25 * 4096).margin(20));
    REQUIRE(shares.of_last == Approx(0.5 * 4096).margin(60));
    REQUIRE(shares.bias == Approx(30).margin(5));
    // What was not seen is left as it was.
    const RowPredictor guess = PredictorFit::first_guess();
    REQUIRE(fit.fitted(guess).shares(1, context.which).of_rows == guess.shares(1, context.which).of_rows);
    REQUIRE(guess.shares(1, 0b10010).of_rows == decltype(shares.of_rows){0, 2048, 0, 0, 2048, 0, 0, 0});
}

TEST_CASE("2048's rows are packed the closer the cheaper a bit is, and what does not matter costs nothing") {
    Rng rng(6);
    const Expected expected;
    for (int i = 0; i < 300; ++i) {
        const LearnedRow row = random_row(rng);
        double error_before = 0;
        for (const double price : {1.0, 100.0, 1e4, 1e6, 1e8, 1e12}) {
            const RowCode code =
                pack_row(row, kRanks, expected.forecast, nullptr, {.of_bit = price, .of_row = 3});
            REQUIRE(code.is_there == (row.importance_of_all() > 0));
            for (std::size_t x = 0; x < 16; ++x) REQUIRE((code.numbers[x] == 0 || row.importance[x] > 0));
            const RowWeights decoded = decode_row(code, kRanks, expected.forecast);
            const double error = row.error(decoded.data());
            // Steps are powers of two, so that a cheaper one may be luckier in a single row.
            REQUIRE(error >= error_before / 8);
            // No weight is further off than a bit is worth, the whole row aside that costs more than it
            // saves.
            for (std::size_t x = 0; x < kRanks; ++x) {
                const double off = row.weights[x] - decoded[x];
                REQUIRE(row.importance[x] * off * off <= std::max(40 * price, 4 * row.importance[x]));
            }
            if (price >= 1e12) REQUIRE(code.kept() == 0);
            error_before = error;
        }
    }
}

TEST_CASE("2048's rows that others can stand for are not there") {
    Rng rng(7);
    const Expected expected;
    for (int i = 0; i < 100; ++i) {
        const LearnedRow row = random_row(rng);
        if (row.importance_of_all() == 0) continue;
        RowWeights same{};
        for (std::size_t x = 0; x < kRanks; ++x) same[x] = static_cast<std::int16_t>(row.weights[x]);
        const PackingPrices prices{.of_bit = 1, .of_row = 3};
        REQUIRE_FALSE(pack_row(row, kRanks, expected.forecast, same.data(), prices).is_there);
        RowWeights other = same;
        for (std::int16_t& weight : other) weight = static_cast<std::int16_t>(weight + 500);
        REQUIRE(pack_row(row, kRanks, expected.forecast, other.data(), prices).is_there);
        const PackingPrices dear{.of_bit = 1, .of_row = 1e12};
        REQUIRE_FALSE(pack_row(row, kRanks, expected.forecast, other.data(), dear).is_there);
    }
}

} // namespace forethought::twenty48
