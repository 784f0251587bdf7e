#include "engine/tactics/maps/map_notes.h"

#include "engine/tactics/maps/map_maker.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

std::string noted(const Position& position, MapNote wanted) {
    for (const auto& [note, cells] : notes_on_map(position))
        if (note == wanted) return names(cells);
    return "";
}

std::string noted(const std::vector<std::string_view>& rows, MapNote wanted) {
    return noted(drawn(rows), wanted);
}

} // namespace

TEST_CASE("maps of the maker lack nothing", "[maps]") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) CHECK(notes_on_map(make_battle(seed)).empty());
}

TEST_CASE("units that cannot come to any enemy are noted, and then no narrow way is", "[maps]") {
    const std::vector<std::string_view> rows{"F.#.f", "..#..", "A.~..", "..#.."};
    CHECK(noted(rows, MapNote::apart) == "a1 e1 a3");
    CHECK(noted(rows, MapNote::one_way) == "");
    CHECK(noted({"F.#.f", "..#..", "A....", "..#.."}, MapNote::apart) == "");
    CHECK(noted({"F.#.W", "..#..", "..#.f"}, MapNote::apart) == "a1");
}

TEST_CASE("the one way between the sides is noted, cell by cell", "[maps]") {
    CHECK(noted({"F.#.f", "..#..", "A....", "..#.."}, MapNote::one_way) == "b3 c3 d3");
    CHECK(noted({"F...f", "..#..", "A....", "..#.."}, MapNote::one_way) == "");
    CHECK(noted({"F....f"}, MapNote::one_way) == "b1 c1 d1 e1");
}

TEST_CASE("ground with one way out is noted", "[maps]") {
    CHECK(noted({"F.~.f", "..#..", "..#.."}, MapNote::dead_end) == "");
    CHECK(noted({"F...", "....", "..f."}, MapNote::dead_end) == "");
    CHECK(noted({"F#..", ".#..", "....", "##.f"}, MapNote::dead_end) == "a1");
}

TEST_CASE("units that could be hit in a first turn are noted", "[maps]") {
    CHECK(noted({"F......", ".......", "......f"}, MapNote::exposed) == "");
    CHECK(noted({"F.f"}, MapNote::exposed) == "a1 c1");
}

TEST_CASE("what a half turn changes is noted", "[maps]") {
    Position even = make_battle(3);
    CHECK(noted(even, MapNote::lopsided) == "");
    set_hit_points(even.state, 0, 10);
    const Cell hurt = even.state.cell[0];
    CHECK(noted(even, MapNote::lopsided) == names(CellSet::of(hurt) | CellSet::of(half_turn(hurt))));
}

} // namespace forethought::tactics
