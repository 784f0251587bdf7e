#include "engine/tactics/evaluation/logarithm.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <cmath>

namespace forethought::tactics {

TEST_CASE("logarithms: exact for powers of two, near elsewhere", "[logarithm]") {
    for (int power = 0; power <= 62; ++power)
        CHECK(logarithm(std::int64_t{1} << power) == std::int64_t{kLogarithmUnit} * power);
    for (std::int64_t number = 1; number < 100'000'000; number += 1 + number / 97)
        REQUIRE(std::abs(static_cast<double>(logarithm(number)) -
                         std::log2(static_cast<double>(number)) * kLogarithmUnit) < 2);
}

TEST_CASE("logarithms never fall where the number grows", "[logarithm]") {
    for (std::int64_t number = 1; number < 1'000'000; ++number)
        REQUIRE(logarithm(number) <= logarithm(number + 1));
}

TEST_CASE("the table of logarithms is the same everywhere", "[logarithm]") {
    std::uint64_t sum = 0;
    for (const std::int32_t entry : detail::kLogarithms) sum = mix(sum, static_cast<std::uint64_t>(entry));
    CHECK(sum == 0x9a2fb4cee3c355e4);
}

} // namespace forethought::tactics
