#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/half_turn.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::tactics {

namespace {

std::vector<std::uint64_t> daily_maps() {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/tactics/data/daily_maps.txt");
    std::vector<std::uint64_t> seeds;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::uint64_t seed = 0;
        int share = 0;
        REQUIRE(words >> seed >> share);
        CHECK(share >= 40);
        CHECK(share <= 60);
        seeds.push_back(seed);
    }
    return seeds;
}

} // namespace

TEST_CASE("the maps of the day are as many battles, each the same for both sides", "[maps][daily]") {
    const auto seeds = daily_maps();
    CHECK(seeds.size() >= 100);
    std::set<std::uint64_t> hashes;
    for (const std::uint64_t seed : seeds) {
        INFO(seed);
        const Position position = make_battle(seed);
        CHECK(hashes.insert(Tactics::hash(position)).second);
    }
}

} // namespace forethought::tactics
