#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <numeric>

namespace forethought {

// Computed apart from this program with the authors' reference code for splitmix64 and xoshiro256**.
TEST_CASE("the generator gives the published numbers", "[rng]") {
    std::uint64_t state = 0;
    CHECK(splitmix64(state) == 0xe220a8397b1dcdafu);
    CHECK(splitmix64(state) == 0x6e789e6aa1b965f4u);
    CHECK(splitmix64(state) == 0x06c45d188009454fu);

    Rng zero(0);
    CHECK(zero.next() == 0x99ec5f36cb75f2b4u);
    CHECK(zero.next() == 0xbf6e1f784956452au);
    CHECK(zero.next() == 0x1a5f849d4933e6e0u);
    Rng other(42);
    CHECK(other.next() == 0x15780b2e0c2ec716u);
    CHECK(other.next() == 0x6104d9866d113a7eu);
}

TEST_CASE("below stays below its bound and reaches every number", "[rng]") {
    Rng rng(7);
    for (const std::uint32_t bound : {1u, 2u, 3u, 10u, 100u}) {
        std::array<int, 100> seen{};
        for (int i = 0; i < 4'000; ++i) {
            const std::uint32_t number = rng.below(bound);
            REQUIRE(number < bound);
            ++seen[number];
        }
        // Half and twice the expected count are many standard deviations away.
        for (std::uint32_t number = 0; number < bound; ++number) {
            CHECK(seen[number] > 2'000 / static_cast<int>(bound) - 10);
            CHECK(seen[number] < 8'000 / static_cast<int>(bound) + 1);
        }
    }
}

TEST_CASE("chance is never at zero, always at one, and a third in between", "[rng]") {
    Rng rng(8);
    int hits = 0;
    for (int i = 0; i < 3'000; ++i) {
        REQUIRE_FALSE(rng.chance(0, 10));
        REQUIRE(rng.chance(10, 10));
        hits += rng.chance(1, 3) ? 1 : 0;
    }
    CHECK(hits > 900);
    CHECK(hits < 1'100);
}

TEST_CASE("shuffle permutes the first items and leaves the others", "[rng]") {
    Rng rng(9);
    std::array<int, 8> items{};
    std::iota(items.begin(), items.end(), 0);
    const auto in_order = items;
    bool moved = false;
    for (int i = 0; i < 20; ++i) {
        rng.shuffle(items, 6);
        CHECK(items[6] == 6);
        CHECK(items[7] == 7);
        CHECK(std::is_permutation(items.begin(), items.end(), in_order.begin()));
        moved = moved || items != in_order;
    }
    CHECK(moved);
    const auto held = items;
    rng.shuffle(items, 1);
    rng.shuffle(items, 0);
    CHECK(items == held);
}

TEST_CASE("mix depends on both arguments and on their order", "[rng]") {
    CHECK(mix(1, 2) == mix(1, 2));
    CHECK(mix(1, 2) != mix(2, 1));
    CHECK(mix(1, 2) != mix(1, 3));
    CHECK(mix(1, 2) != mix(3, 2));
    CHECK(mix(0, 0) != 0);
}

} // namespace forethought
