#include "engine/core/two_samples.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace forethought {

TEST_CASE("the rank-sum test has the statistic that is published", "[two_samples]") {
    // Permeability constants (Hollander and Wolfe 1973, p. 69), in hundredths: W = 35 in the manual of R.
    const std::array<std::int64_t, 10> term{80, 83, 189, 104, 145, 138, 191, 164, 73, 146};
    const std::array<std::int64_t, 5> early{115, 88, 90, 74, 121};
    const Tendency tendency = compare_samples(term, early);
    CHECK(tendency.share == Approx(35.0 / 50));
    // (35 - 25) / sqrt(10 x 5 x 16 / 12)
    CHECK(tendency.z == Approx(10 / std::sqrt(800.0 / 12)));
    CHECK(tendency.p == Approx(0.2207).margin(5e-5));
    const Tendency reversed = compare_samples(early, term);
    CHECK(reversed.share == Approx(1 - tendency.share));
    CHECK(reversed.z == Approx(-tendency.z));
    CHECK(reversed.p == Approx(tendency.p));
}

TEST_CASE("ties share their ranks, and there is less to be spread", "[two_samples]") {
    // Ranks 1 1/2, 1 1/2, 4, 4, 4, 6: of the nine pairs seven are larger and two are alike.
    const std::array<std::int64_t, 3> first{2, 2, 3};
    const std::array<std::int64_t, 3> second{1, 1, 2};
    const Tendency tendency = compare_samples(first, second);
    CHECK(tendency.share == Approx(8.0 / 9));
    // Ties: 2^3 - 2 and 3^3 - 3 of 6 numbers.
    CHECK(tendency.z == Approx((8 - 4.5) / std::sqrt(9.0 / 12 * (7 - 30.0 / 30))));
}

TEST_CASE("samples that say nothing tell nothing", "[two_samples]") {
    const std::array<std::int64_t, 3> alike{4, 4, 4};
    CHECK(compare_samples(alike, alike).share == Approx(0.5));
    CHECK(compare_samples(alike, alike).p == Approx(1));
    CHECK(compare_samples(alike, {}).p == Approx(1));
    CHECK(compare_samples({}, {}).share == Approx(0.5));
}

TEST_CASE("many numbers that differ are sure to", "[two_samples]") {
    std::vector<std::int64_t> low;
    std::vector<std::int64_t> high;
    for (std::int64_t i = 0; i < 100; ++i) {
        low.push_back(i);
        high.push_back(i + 50);
    }
    CHECK(compare_samples(high, low).share > 0.85);
    CHECK(compare_samples(high, low).p < 1e-10);
}

TEST_CASE("differences of shares lie where Newcombe put them", "[two_samples]") {
    // Newcombe 1998, table II, method 10.
    struct Published {
        std::int64_t hits_a, all_a, hits_b, all_b;
        double low, high;
    };
    const std::array published{
        Published{56, 70, 48, 80, 0.0524, 0.3339}, Published{9, 10, 3, 10, 0.1705, 0.8090},
        Published{5, 56, 0, 29, -0.0381, 0.1926}, Published{0, 10, 0, 20, -0.1611, 0.2775},
        Published{10, 10, 0, 20, 0.6791, 1.0000}};
    for (const auto& [hits_a, all_a, hits_b, all_b, low, high] : published) {
        const Interval interval = difference_of_shares(hits_a, all_a, hits_b, all_b);
        CHECK(interval.low == Approx(low).margin(5e-5));
        CHECK(interval.high == Approx(high).margin(5e-5));
    }
    CHECK(difference_of_shares(0, 0, 1, 2).low == Approx(-1));
}

} // namespace forethought
