#include "engine/core/bench.h"

#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

namespace forethought {

TEST_CASE("the bench finds the same twice", "[bench]") {
    const BenchResult one = run_bench<Race>();
    const BenchResult again = run_bench<Race>();
    CHECK(one.signature == again.signature);
    CHECK(one.nodes == again.nodes);
    CHECK(one.actions == again.actions);
    CHECK(one.nodes >= static_cast<Nodes>(one.actions));
    CHECK(one.signature != 0);
}

TEST_CASE("the bench plays eight turns from each of six starts", "[bench]") {
    // Races of seeds 1 to 6 have 6, 8, 10, 12, 4 and 6 turns of one action; each thinks to its end, 10 nodes.
    const BenchResult result = run_bench<Race>();
    CHECK(result.actions == 6 + 8 + 8 + 8 + 4 + 6);
    CHECK(result.nodes == 10u * 40);
}

} // namespace forethought
