#include "engine/tactics/rules/threats.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <cstdlib>

namespace forethought::tactics {

namespace {

/// An empty board with one unit in the middle (e5) and an enemy out of its way.
Position alone(char unit, const Setting& setting = {}) {
    const std::string middle = std::string("....") + unit + ".....";
    return drawn({"..........", "..........", "..........", "..........", middle, "..........", "..........",
                  "..........", "..........",
                  unit == 'F' || unit == 'A' || unit == 'W' ? ".........w" : ".........W"},
                 setting);
}

/// Cells at most `steps` across and down from e5.
CellSet diamond(int steps) {
    CellSet cells;
    for (int y = 0; y < kWidth; ++y)
        for (int x = 0; x < kWidth; ++x)
            if (std::abs(x - 4) + std::abs(y - 4) <= steps) cells.insert(cell_at(x, y));
    return cells;
}

std::string path_of(const Position& position, std::string_view from, std::string_view to) {
    std::string text;
    for (const Cell way : path(*position.battle, position.state, unit_on(position, from), cell(to)))
        text += (text.empty() ? "" : " ") + format_cell(way);
    return text;
}

} // namespace

TEST_CASE("fighters move four cells, archers and wizards three", "[rules]") {
    CHECK(reach_of(alone('F'), "e5") == names(diamond(4)));
    CHECK(reach_of(alone('A'), "e5") == names(diamond(3)));
    CHECK(reach_of(alone('W'), "e5") == names(diamond(3)));
}

TEST_CASE("the second side moves one cell less from the 11th round on", "[rules]") {
    for (const int round : {11, 16, 40}) {
        const Setting slow{.to_move = Side::second, .round = round};
        CHECK(reach_of(alone('f', slow), "e5") == names(diamond(3)));
        CHECK(reach_of(alone('a', slow), "e5") == names(diamond(2)));
        CHECK(reach_of(alone('w', slow), "e5") == names(diamond(2)));
    }
    for (const int round : {1, 2, 10})
        CHECK(reach_of(alone('f', {.to_move = Side::second, .round = round}), "e5") == names(diamond(4)));
    CHECK(reach_of(alone('F', {.round = 11}), "e5") == names(diamond(4)));
    // What its next turn will be, while the first side is still to move.
    CHECK(reach_of(alone('f', {.round = 11}), "e5") == names(diamond(3)));
}

TEST_CASE("nobody passes through anybody", "[rules]") {
    const Position friends = drawn({"FA..", "###.", "###w"});
    CHECK(reach_of(friends, "a1") == "a1");
    CHECK(reach_of(friends, "b1") == "b1 c1 d1 d2");
    const Position enemies = drawn({"F.a.", "####"});
    CHECK(reach_of(enemies, "a1") == "a1 b1");
    CHECK_FALSE(legal(enemies, "a1-c1"));
    CHECK_FALSE(legal(enemies, "a1-d1"));
    const Position around = drawn({"Fa.", "..."});
    CHECK(reach_of(around, "a1") == "a1 c1 a2 b2 c2");
}

TEST_CASE("walls and water stop movement, and ways around them cost steps", "[rules]") {
    CHECK(reach_of(drawn({"F#.a", "####"}), "a1") == "a1");
    CHECK(reach_of(drawn({"F~.a", "~~~~"}), "a1") == "a1");
    CHECK(reach_of(drawn({"F#.", "...", "a.."}), "a1") == "a1 c1 a2 b2 c2 b3 c3");
    CHECK(reach_of(drawn({"A#.", "...", "a.."}), "a1") == "a1 a2 b2 c2 b3");
}

TEST_CASE("steps are orthogonal and do not wrap around the edges", "[rules]") {
    CHECK(reach_of(drawn({"F#", "#a"}), "a1") == "a1");
    const Position edge = drawn({".........F", "..........", "a........."});
    CHECK(reach_of(edge, "j1") == "f1 g1 h1 i1 j1 g2 h2 i2 j2 h3 i3 j3");
}

TEST_CASE("nobody enters what has fallen", "[rules]") {
    const Position position = drawn({"....", ".F..", "....", "...a"}, {.rings = 1});
    CHECK(reach_of(position, "b2") == "b2 c2 d2 b3 c3 d3 b4 c4");
}

TEST_CASE("a unit acts once a turn, and only units of the side to move", "[rules]") {
    Position position = drawn({"F..A", "....", "...a"});
    CHECK_FALSE(legal(position, "d3-c3"));
    play(position, "a1-b1");
    CHECK_FALSE(legal(position, "b1-c1"));
    CHECK_FALSE(legal(position, "b1"));
    CHECK(legal(position, "d1"));
    play(position, "end");
    CHECK(legal(position, "d3-c3"));
    CHECK_FALSE(legal(position, "b1"));
    play(position, "end");
    CHECK(legal(position, "b1-c1"));
    CHECK(legal(position, "d1"));
}

TEST_CASE("staying is an action; an attack ends the unit's turn", "[rules]") {
    Position position = drawn({"F.A", ".a."});
    play(position, "a1");
    CHECK_FALSE(legal(position, "a1-b1"));
    play(position, "c1-b1:s");
    CHECK(hit_points_on(position, "b2") == 45);
    CHECK_FALSE(legal(position, "b1-c1"));
    CHECK_FALSE(legal(position, "b1:s"));
    CHECK(legal_actions(*position.battle, position.state) == std::vector<Action>{kEndTurn});
}

TEST_CASE("a path is a shortest one, straight where it can be", "[rules]") {
    const Position open = drawn({"F...", "....", "....", "...a"});
    CHECK(path_of(open, "a1", "a1") == "a1");
    CHECK(path_of(open, "a1", "d1") == "a1 b1 c1 d1");
    CHECK(path_of(open, "a1", "a4") == "a1 a2 a3 a4");
    const std::string bent = path_of(open, "a1", "c3");
    CHECK((bent == "a1 b1 c1 c2 c3" || bent == "a1 a2 a3 b3 c3"));
    CHECK(path_of(open, "a1", "d4").empty());
    CHECK(path_of(open, "a1", "c4").empty());
    CHECK(path_of(drawn({"F#.", "...", "a.."}), "a1", "c1") == "a1 a2 b2 c2 c1");
}

TEST_CASE("every reachable cell has a path that keeps the rules", "[rules]") {
    const Position position = drawn({"..#..", ".F~a.", ".#A..", ".....", "..f.."});
    const Unit unit = unit_on(position, "b2");
    CellSet cells = reach(*position.battle, position.state, unit);
    CHECK(names(cells) == "a1 b1 a2 b2 a3 a4 b4 a5");
    while (!cells.empty()) {
        const Cell to = cells.take();
        INFO(format_cell(to));
        const auto way = path(*position.battle, position.state, unit, to);
        REQUIRE_FALSE(way.empty());
        CHECK(way.front() == cell("b2"));
        CHECK(way.back() == to);
        CHECK(way.size() <= 5);
        for (std::size_t i = 1; i < way.size(); ++i) {
            CHECK(CellSet::of(way[i - 1]).grown().has(way[i]));
            CHECK(position.battle->terrain.ground().has(way[i]));
            CHECK_FALSE(position.state.occupied.has(way[i]));
        }
    }
}

TEST_CASE("whether a cell is in reach is told as by all that are", "[rules]") {
    for (std::uint64_t seed = 0; seed < 6; ++seed)
        in_fought_game(seed, [](const Position& position, Rng&) {
            const State& state = position.state;
            const CellSet closed = blocked(state);
            for_each(state.alive, [&](Unit unit) {
                const int steps = movement(*position.battle, state, unit);
                const Cell from = state.cell[unit];
                const CellSet reached = reach(*position.battle, state, unit);
                for (int to = 0; to < kCells; ++to) {
                    const auto cell = static_cast<Cell>(to);
                    REQUIRE(position.battle->terrain.is_in_reach(steps, from, closed, cell) ==
                            reached.has(cell));
                }
            });
        });
}

TEST_CASE("nobody strikes farther than without the others on the board, and alone just so far", "[rules]") {
    for (std::uint64_t seed = 0; seed < 6; ++seed)
        in_fought_game(seed, [](const Position& position, Rng&) {
            const Terrain& terrain = position.battle->terrain;
            for_each(position.state.alive, [&](Unit unit) {
                const UnitType type = position.battle->roster.type[unit];
                const Cell cell = position.state.cell[unit];
                const CellSet open = terrain.open_strikes(type, cell);
                REQUIRE((strike_cells(*position.battle, position.state, unit) - open).empty());
                REQUIRE(open == struck_from(terrain, type, terrain.open_reach(stats(type).movement, cell),
                                            CellSet{}));
            });
        });
}

} // namespace forethought::tactics
