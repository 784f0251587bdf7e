#include "engine/core/means.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace forethought {

TEST_CASE("Student's quantiles are those of the tables", "[means]") {
    // Two-sided 95 %, as in any table of the distribution.
    constexpr std::array<std::pair<double, double>, 9> table{{{1, 12.706},
                                                              {2, 4.303},
                                                              {4, 2.776},
                                                              {5, 2.571},
                                                              {7, 2.365},
                                                              {10, 2.228},
                                                              {30, 2.042},
                                                              {120, 1.980},
                                                              {1e9, 1.960}}};
    for (const auto& [degrees, quantile] : table)
        CHECK(student_quantile(degrees) == Approx(quantile).margin(1e-3));
    CHECK(student_quantile(10.9) == student_quantile(10));
    CHECK(std::isinf(student_quantile(0.5)));
}

TEST_CASE("a mean lies in an interval of its standard errors", "[means]") {
    // Deviations 15, 15, 5, 5: variance 500 / 3, of the mean a quarter of it.
    const Mean mean = mean_of(std::array<std::int64_t, 4>{10, 40, 20, 30});
    CHECK(mean.count == 4);
    CHECK(mean.value == 25);
    CHECK(mean.standard_error == Approx(6.4550).epsilon(1e-4));
    CHECK(mean_interval(mean).low == Approx(25 - 3.1824 * 6.4550).epsilon(1e-4));
    CHECK(mean_interval(mean).high == Approx(25 + 3.1824 * 6.4550).epsilon(1e-4));
}

TEST_CASE("nothing is known of a mean before the second number", "[means]") {
    for (const Mean& mean : {Mean{}, mean_of(std::array<std::int64_t, 1>{7})}) {
        CHECK(std::isinf(mean_interval(mean).low));
        CHECK(std::isinf(mean_interval(mean).high));
        CHECK(std::isinf(difference_of_means(mean, {9, 1, 1}).high));
    }
}

TEST_CASE("large numbers that hardly differ have a spread all the same", "[means]") {
    const Mean mean = mean_of(std::array<std::int64_t, 3>{1'000'000'001, 1'000'000'002, 1'000'000'003});
    CHECK(mean.standard_error == Approx(std::sqrt(1.0 / 3)));
}

TEST_CASE("the difference of two means is Welch's", "[means]") {
    // Sleep gained with two drugs (Student 1908), in tenths of an hour; in R t.test(extra ~ group) gives t
    // -1.8608, 17.776 degrees of freedom and an interval from -3.365 to 0.205, which with 17 is a little
    // wider.
    const Mean first = mean_of(std::array<std::int64_t, 10>{7, -16, -2, -12, -1, 34, 37, 8, 0, 20});
    const Mean second = mean_of(std::array<std::int64_t, 10>{19, 8, 11, 1, -1, 44, 55, 16, 46, 34});
    const Interval interval = difference_of_means(first, second);
    CHECK((interval.low + interval.high) / 2 == Approx(-15.8));
    CHECK((interval.high - interval.low) / 2 == Approx(15.8 / 1.8608 * 2.1098).epsilon(1e-3));
    CHECK(interval.low == Approx(-33.65).margin(0.3));
    const Interval alike = difference_of_means({3, 5, 0}, {4, 2, 0});
    CHECK(alike.low == 3);
    CHECK(alike.high == 3);
}

} // namespace forethought
