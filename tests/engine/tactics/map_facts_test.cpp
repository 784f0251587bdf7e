#include "engine/tactics/maps/map_facts.h"

#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// The cells that a drawing marks with a letter.
CellSet marked(const std::vector<std::string_view>& rows, char letter) {
    CellSet cells;
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            if (rows[y][x] == letter) cells.insert(cell_at(static_cast<int>(x), static_cast<int>(y)));
    return cells;
}

/// Ways through a drawing without a common cell, from the cells marked `a` to those marked `b`.
int ways(const std::vector<std::string_view>& rows) {
    const CellSet from = marked(rows, 'a');
    const CellSet to = marked(rows, 'b');
    return disjoint_ways(marked(rows, '.') | from | to, from, to);
}

int exposed(const std::vector<std::string_view>& rows, int round = 10) {
    return units_exposed(drawn(rows, {.round = round})).size();
}

} // namespace

TEST_CASE("the largest piece hangs together at corners too", "[maps]") {
    const auto piece = [](const std::vector<std::string_view>& rows) {
        return largest_piece(marked(rows, '#'));
    };
    CHECK(piece({"..."}) == 0);
    CHECK(piece({"#.#", "...", "#.#"}) == 1);
    CHECK(piece({"#..#......", ".#........", "..#......."}) == 3);
    // The last cell of a row and the first of the next are no neighbours.
    CHECK(piece({".........#", "#.........", ".........#"}) == 1);
}

TEST_CASE("ways that share no cell are counted", "[maps]") {
    CHECK(ways({"a.b"}) == 1);
    CHECK(ways({"a#b"}) == 0);
    CHECK(ways({"a.b", "a.b", "a.b"}) == 3);
    CHECK(ways({"a..b", "a#.b", "a..b"}) == 2);
    CHECK(ways({"a..b", "##.#", "a..b"}) == 2);
    // One gate lets one way through, whoever comes.
    CHECK(ways({"a..#..b", "a.....b", "a..#..b"}) == 1);
    // The first way found must be turned aside for the second.
    CHECK(ways({"a...#", "#.#..", "#.#.#", "a...b", "##b##"}) == 2);
    CHECK(ways({"a.#b.", "..#..", ".....", "a.#.b"}) == 1);
    // A way may begin where it ends, and no cell serves two.
    const CellSet both = marked({"##"}, '#');
    CHECK(disjoint_ways(both, both, both) == 2);
}

TEST_CASE("lines of sight run over water and end at walls", "[maps]") {
    const auto sight = [](CellSet walls, CellSet water) { return longest_sight(Terrain(walls, water)); };
    CHECK(sight({}, {}) == 10);
    CellSet lattice;
    for (int i = 0; i < kWidth; ++i) lattice.insert(cell_at(i, (3 * i) % kWidth));
    CHECK(sight({}, lattice) == 10);
    // In column 0 and row 0 the wall is in the corner, and nine cells are left.
    CHECK(sight(lattice, {}) == 9);
}

TEST_CASE("exposed is who can be hit before or without having moved", "[maps]") {
    CHECK(exposed({"F.....f..."}) == 0);
    // The first side's fighter reaches the second's and is then hit itself, as it stands.
    CHECK(exposed({"F....f...."}) == 2);
    // A friend in the way steps aside.
    CHECK(exposed({"AFF......f"}) == 1);
    CHECK(exposed({"F.......w."}) == 1);
    CHECK(exposed({"F........w"}) == 0);
    // In a late round the second side goes one step less far.
    CHECK(exposed({"F......w.."}, 11) == 1);
    CHECK(exposed({"F.......w."}, 11) == 0);
    CHECK(exposed({"A...#....f"}) == 0);
    CHECK(exposed({"A...~....f"}) == 1);
}

TEST_CASE("maps differ by cells", "[maps]") {
    const CellSet one = marked({"##."}, '#');
    const CellSet other = marked({".##"}, '#');
    MapFacts dry;
    dry.walls = one;
    MapFacts moved;
    moved.walls = other;
    MapFacts wet;
    wet.water = one;
    CHECK(difference(dry, dry) == 0);
    CHECK(difference(dry, moved) == 2);
    CHECK(difference(dry, wet) == 2);
    CHECK(difference(moved, wet) == 3);
    CHECK(difference(dry, MapFacts{}) == 2);
}

TEST_CASE("what must never be on a map is not there", "[maps]") {
    for (int map = 0; map < samples(200); ++map) {
        const std::uint64_t seed = 1000 + static_cast<std::uint64_t>(map);
        const MapFacts facts = measure_map(seed);
        INFO("seed " << seed);
        REQUIRE(facts.pockets == 0);
        REQUIRE(facts.exposed == 0);
        REQUIRE(facts.corner_ways == 2);
        REQUIRE(facts.front >= 2);
        REQUIRE(facts.sketches >= 1);
    }
}

} // namespace forethought::tactics
