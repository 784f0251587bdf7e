#include "engine/tactics/maps/map_facts.h"

#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/half_turn.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace forethought::tactics {

namespace {

constexpr std::uint64_t kSeeds = 500;

/// The battle of one of the first seeds; they are made once.
const Position& battle(std::uint64_t seed) {
    static const std::vector<Position> all = [] {
        std::vector<Position> made;
        for (std::uint64_t next = 0; next < kSeeds; ++next) made.push_back(make_battle(next));
        return made;
    }();
    return all[static_cast<std::size_t>(seed)];
}

/// A file below tests/data.
std::string data(const std::string& path) {
    std::ifstream file(std::string(TEST_DATA_DIR) + "/" + path);
    INFO("tests/data/" << path);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The terrain of a drawing of ten rows, without units.
Terrain terrain(const std::vector<std::string_view>& rows) {
    CellSet walls;
    CellSet water;
    for (int i = 0; i < kCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        const char kind =
            rows.at(static_cast<std::size_t>(row(cell))).at(static_cast<std::size_t>(column(cell)));
        if (kind == '#') walls.insert(cell);
        if (kind == '~') water.insert(cell);
    }
    return Terrain(walls, water);
}

/// Ground cells beside a cell, counted without masks.
int ways_on(const Terrain& terrain, Cell cell) {
    return static_cast<int>(std::count_if(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        const Cell next = neighbour(cell, direction);
        return next != kNowhere && terrain.ground().has(next);
    }));
}

/// Whether one can walk from corner to corner without a cell.
bool corners_meet_without(const Terrain& terrain, Cell closed) {
    CellSet seen = CellSet::of(0);
    std::vector<Cell> waiting{0};
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        for (const Direction direction : kDirections) {
            const Cell next = neighbour(cell, direction);
            if (next == kNowhere || next == closed || seen.has(next) || !terrain.ground().has(next)) continue;
            seen.insert(next);
            waiting.push_back(next);
        }
    }
    return seen.has(kCells - 1);
}

/// Whether the side to move can hurt the other side in this turn with the first action of any unit.
bool can_hurt(const Position& position) {
    const Side other = opponent(position.state.to_move);
    const int before = total_hit_points(*position.battle, position.state, other);
    const auto actions = Tactics::legal_actions(position);
    return std::any_of(actions.begin(), actions.end(), [&](Action action) {
        Position next = position;
        Tactics::play(next, action, nullptr);
        return total_hit_points(*next.battle, next.state, other) < before;
    });
}

/// Different states after two actions of units of the side to move.
std::size_t states_after_two(const Position& position) {
    std::vector<std::uint64_t> hashes;
    for (const Action one : Tactics::legal_actions(position)) {
        if (one.ends_turn()) continue;
        Position first = position;
        Tactics::play(first, one, nullptr);
        for (const Action other : Tactics::legal_actions(first)) {
            if (other.ends_turn()) continue;
            State second = first.state;
            play(*position.battle, second, other, nullptr);
            hashes.push_back(second.hash);
        }
    }
    std::sort(hashes.begin(), hashes.end());
    return static_cast<std::size_t>(std::unique(hashes.begin(), hashes.end()) - hashes.begin());
}

} // namespace

TEST_CASE("battles are fair: the same units on half-turn images of the same ground", "[maps]") {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Position& position = battle(seed);
        INFO("seed " << seed << "\n" << format(position));
        const Roster& roster = position.battle->roster;
        REQUIRE(roster.first_count == 6);
        REQUIRE(roster.count == 12);
        std::set<UnitType> types;
        for (std::size_t i = 0; i < 6; ++i) {
            types.insert(roster.type[i]);
            REQUIRE(roster.type[i] == roster.type[i + 6]);
            REQUIRE(position.state.hit_points[i] == stats(roster.type[i]).hit_points);
        }
        REQUIRE(types.size() == kUnitTypes);
        // Turned, with the first side to move again, it is the same position.
        Position image = turned(position);
        image.state.to_move = Side::first;
        REQUIRE(format(image) == format(position));
    }
}

TEST_CASE("battles begin with all units in their corners", "[maps]") {
    std::set<Cell> begun;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Position& position = battle(seed);
        INFO("seed " << seed << "\n" << format(position));
        REQUIRE(Tactics::side_to_move(position) == Side::first);
        REQUIRE(position.state.round == 1);
        for (std::size_t i = 0; i < 6; ++i) {
            const Cell cell = position.state.cell[i];
            REQUIRE(row(cell) + column(cell) <= 4);
            begun.insert(cell);
        }
    }
    CHECK(begun.size() == 10);
}

TEST_CASE("every map passes its own checks", "[maps]") {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Position& position = battle(seed);
        INFO("seed " << seed << "\n" << format(position));
        REQUIRE(is_passable(position.battle->terrain));
        REQUIRE(is_tactical(position.battle->terrain));
        REQUIRE(is_peaceful(*position.battle, position.state));
    }
}

TEST_CASE("every map keeps what the checks promise, cell by cell", "[maps]") {
    for (std::uint64_t seed = 0; seed < kSeeds; seed += 5) {
        Position position = battle(seed);
        const Terrain& ground = position.battle->terrain;
        INFO("seed " << seed << "\n" << format(position));
        for (int i = 0; i < kCells; ++i) {
            const auto cell = static_cast<Cell>(i);
            if (!ground.ground().has(cell)) continue;
            REQUIRE(ways_on(ground, cell) >= 2);
            // By Menger's theorem: two ways that share no cell.
            if (cell != 0 && cell != kCells - 1) REQUIRE(corners_meet_without(ground, cell));
        }
        REQUIRE_FALSE(can_hurt(position));
        Tactics::play(position, kEndTurn, nullptr);
        REQUIRE_FALSE(can_hurt(position));
    }
}

TEST_CASE("all landscapes occur, each with its own character", "[maps]") {
    std::array<int, kLandscapes> maps{};
    std::array<int, kLandscapes> walls{};
    std::array<int, kLandscapes> water{};
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto landscape = static_cast<std::size_t>(landscape_of(seed));
        const Terrain& ground = battle(seed).battle->terrain;
        ++maps[landscape];
        walls[landscape] += ground.walls().size();
        water[landscape] += ground.water().size();
    }
    for (const int count : maps) CHECK(count > 90);
    const auto mean = [&](const std::array<int, kLandscapes>& cells, Landscape landscape) {
        const auto i = static_cast<std::size_t>(landscape);
        return static_cast<double>(cells[i]) / maps[i];
    };
    for (const Landscape dry : {Landscape::open, Landscape::corridors, Landscape::forts})
        CHECK(mean(water, Landscape::river) > mean(water, dry));
    for (const Landscape wide : {Landscape::open, Landscape::river})
        for (const Landscape narrow : {Landscape::corridors, Landscape::forts})
            CHECK(mean(walls, narrow) > mean(walls, wide));
}

TEST_CASE("a landscape shows: rivers flow, corridors have long walls, open ground has single rocks",
          "[maps]") {
    std::array<std::vector<int>, kLandscapes> walls;
    std::array<std::vector<int>, kLandscapes> lakes;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto landscape = static_cast<std::size_t>(landscape_of(seed));
        const Terrain& ground = battle(seed).battle->terrain;
        walls[landscape].push_back(largest_piece(ground.walls()));
        lakes[landscape].push_back(largest_piece(ground.water()));
    }
    const auto share = [](const std::array<std::vector<int>, kLandscapes>& pieces, Landscape landscape,
                          int at_least) {
        const auto& sizes = pieces[static_cast<std::size_t>(landscape)];
        const auto large =
            std::count_if(sizes.begin(), sizes.end(), [&](int size) { return size >= at_least; });
        return static_cast<double>(large) / static_cast<double>(sizes.size());
    };
    CHECK(share(lakes, Landscape::river, 3) > 0.6);
    for (const Landscape dry : {Landscape::open, Landscape::corridors, Landscape::forts})
        CHECK(share(lakes, dry, 3) < 0.1);
    CHECK(share(walls, Landscape::corridors, 4) > 0.9);
    CHECK(share(walls, Landscape::forts, 4) > 0.6);
    for (const Landscape wide : {Landscape::open, Landscape::river}) CHECK(share(walls, wide, 3) < 0.1);
}

TEST_CASE("another seed is another map, the same seed the same", "[maps]") {
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) texts.insert(format(battle(seed)));
    CHECK(texts.size() == kSeeds);
    CHECK(format(make_battle(77)) == format(battle(77)));
}

TEST_CASE("maps that cannot be passed in two ways are refused", "[maps]") {
    const std::vector<std::string_view> good{"..........", "...#......", "..~....#..", ".....#....",
                                             "..........", "..........", "....#.....", "..#....~..",
                                             "......#...", ".........."};
    CHECK(is_passable(terrain(good)));

    auto parted = good;
    parted[4] = "####~#####";
    CHECK_FALSE(is_passable(terrain(parted)));
    auto one_gate = good;
    one_gate[4] = "####.#####";
    CHECK_FALSE(is_passable(terrain(one_gate)));
    auto two_gates = good;
    two_gates[4] = ".####~###.";
    CHECK(is_passable(terrain(two_gates)));

    auto dead_end = good;
    dead_end[4] = "#.........";
    dead_end[5] = ".#........";
    dead_end[6] = "#...#.....";
    CHECK_FALSE(is_passable(terrain(dead_end))); // a6 is shut off altogether
    dead_end[5] = "..........";
    CHECK_FALSE(is_passable(terrain(dead_end))); // a6 has one way out
    dead_end[6] = "....#.....";
    CHECK(is_passable(terrain(dead_end)));

    auto no_corner = good;
    no_corner[0] = "#.........";
    CHECK_FALSE(is_passable(terrain(no_corner)));
}

TEST_CASE("maps that are bare, full or all shooting ranges are refused", "[maps]") {
    const std::vector<std::string_view> bare(10, "..........");
    CHECK_FALSE(is_tactical(terrain(bare)));

    // Walls on both diagonals' halves cut every row and column.
    const std::vector<std::string_view> good{"....#.....", ".#........", "..#.......", "...#......",
                                             "#.........", ".........#", "......#...", ".......#..",
                                             "........#.", ".....#...."};
    CHECK(is_tactical(terrain(good)));
    // The same cells as water: no obstacle to an arrow, so that all lines are long.
    auto pools = good;
    std::vector<std::string> wet(good.begin(), good.end());
    for (std::size_t i = 0; i < wet.size(); ++i) {
        std::replace(wet[i].begin(), wet[i].end(), '#', '~');
        pools[i] = wet[i];
    }
    CHECK_FALSE(is_tactical(terrain(pools)));

    auto nine = good;
    nine[4] = "..........";
    CHECK_FALSE(is_tactical(terrain(nine))); // nine obstacles
    auto full = good;
    for (const std::size_t y : {2u, 4u, 7u}) full[y] = "##########";
    CHECK_FALSE(is_tactical(terrain(full))); // 37
}

TEST_CASE("battles in which a first strike could hit are refused", "[maps]") {
    const auto peaceful = [](const std::vector<std::string_view>& rows) {
        const Position position = drawn(rows, {.round = 1});
        return is_peaceful(*position.battle, position.state);
    };
    // An archer goes three steps and shoots seven cells, a fighter goes four and strikes beside it, a wizard
    // goes three and its fire five.
    CHECK_FALSE(peaceful({"A........f"}));
    CHECK_FALSE(peaceful({"F....f...."}));
    CHECK(peaceful({"F.....f..."}));
    CHECK_FALSE(peaceful({"W.......f."}));
    CHECK(peaceful({"W........f"}));
    // The second side strikes as well.
    CHECK_FALSE(peaceful({"F.......w."}));
    CHECK(peaceful({"F........w"}));
    // Walls end every line, water only that of fire; friends do not, since they may step aside.
    CHECK(peaceful({"A...#....f"}));
    CHECK_FALSE(peaceful({"A...~....f"}));
    CHECK(peaceful({"W...~..f.."}));
    CHECK_FALSE(peaceful({"AFF......f"}));
}

TEST_CASE("maps of a few seeds are what they have always been", "[maps]") {
    for (const std::uint64_t seed : {0ull, 1ull, 2ull, 7ull, 20261121ull, 4294967295ull}) {
        INFO("written by: forethought show --seed " << seed);
        CHECK(format(make_battle(seed)) == data("tactics/maps/" + std::to_string(seed) + ".txt"));
    }
}

TEST_CASE("perft: numbers of actions and of states after two units' actions", "[maps]") {
    std::istringstream lines(data("tactics/perft.txt"));
    int counted = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream numbers(line);
        std::uint64_t seed = 0;
        std::size_t actions = 0;
        std::size_t states = 0;
        REQUIRE(numbers >> seed >> actions >> states);
        INFO("seed " << seed);
        const Position position = make_battle(seed);
        CHECK(Tactics::legal_actions(position).size() == actions);
        CHECK(states_after_two(position) == states);
        ++counted;
    }
    CHECK(counted == 8);
}

} // namespace forethought::tactics
