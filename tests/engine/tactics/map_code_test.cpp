#include "engine/tactics/text/map_code.h"

#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

TEST_CASE("a map is told by a code, and read from it", "[notation]") {
    const std::string code = "FA8m5v81wf";
    const auto read = Tactics::parse("tactics map " + code);
    REQUIRE(read.ok());
    const Position& position = read.value();
    CHECK(map_code(position) == code);
    CHECK(hit_points_on(position, "b1") == 70);
    CHECK(position.battle->roster.first_count == 2);
    CHECK(names(position.battle->terrain.walls()) == "a2");
    CHECK(names(position.battle->terrain.water()) == "g2");
    CHECK(Tactics::format(Tactics::parse(Tactics::format(position)).value()) == Tactics::format(position));
}

TEST_CASE("maps of seeds have codes once their units stand in order", "[notation]") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const std::string code = map_code(make_battle(seed));
        if (code.empty()) continue;
        CHECK(format(parse_map_code(code).value()) == format(make_battle(seed)));
    }
    Position begun = parse_map_code("F98f").value();
    CHECK(map_code(begun) == "F98f");
    play(begun, "end");
    CHECK(map_code(begun).empty());
}

TEST_CASE("a wrong code is refused with what is wrong", "[notation]") {
    const auto refusal = [](std::string_view code) {
        const auto read = parse_map_code(code);
        return read ? std::string{} : read.error();
    };
    CHECK_THAT(refusal(""), Catch::Contains("100 cells"));
    CHECK_THAT(refusal("F97f"), Catch::Contains("100 cells"));
    CHECK_THAT(refusal("F99999999999999999999f"), Catch::Contains("100 cells"));
    CHECK_THAT(refusal("F49Q48f"), Catch::Contains("'Q'"));
    CHECK_THAT(refusal("100"), Catch::Contains("unit"));
    CHECK_THAT(refusal("FFFFFFFFF90f"), Catch::Contains("at most 8"));
}

} // namespace forethought::tactics
