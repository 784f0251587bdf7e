#include "engine/tactics/maps/map_maker.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <array>

namespace forethought::tactics {

namespace {

constexpr int kUnitsASide = 6;
/// Where the first side may begin; the second side begins on the half-turn images.
constexpr std::array<Cell, 10> kSpawn{11, 12, 21, 22, 13, 31, 2, 20, 1, 10};
/// Kept free of walls and water, so that both sides can leave their corners.
constexpr Cell kCorner = 0;
/// Straight lines of ground longer than this are bounded in number: they belong to the archers.
constexpr int kLongLine = 8;
constexpr int kMostLongLines = 4;

/// The longest piece without a wall of a column (upright) or a row.
int longest_run(CellSet walls, int line, bool upright) {
    int run = 0;
    int longest = 0;
    for (int i = 0; i < kWidth; ++i) {
        run = walls.has(upright ? cell_at(line, i) : cell_at(i, line)) ? 0 : run + 1;
        longest = std::max(longest, run);
    }
    return longest;
}

CellSet spawn_zone() {
    CellSet zone = CellSet::of(kCorner) | CellSet::of(half_turn(kCorner));
    for (const Cell cell : kSpawn) zone |= CellSet::of(cell) | CellSet::of(half_turn(cell));
    return zone;
}

/// Walls and water while a map is being drawn; each stroke also draws its half-turn image.
struct Sketch {
    CellSet walls;
    CellSet water;

    void wall(int x, int y) { stroke(walls, x, y); }
    void pool(int x, int y) { stroke(water, x, y); }
    /// Whether a cell or one that touches it is drawn upon.
    bool touches(Cell cell) const { return !(touching(cell) & (walls | water)).empty(); }

  private:
    static void stroke(CellSet& set, int x, int y) {
        if (x < 0 || x >= kWidth || y < 0 || y >= kWidth) return;
        set.insert(cell_at(x, y));
        set.insert(half_turn(cell_at(x, y)));
    }
};

/// A number from `low` to `high`. Each draw is a statement of its own: compilers differ in the order in which
/// they evaluate arguments.
int draw_from(Rng& rng, int low, int high) {
    return low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
}

Cell any_cell(Rng& rng) {
    return static_cast<Cell>(rng.below(kCells));
}

void scatter(Sketch& sketch, Rng& rng, int walls, int pools) {
    for (int i = 0; i < walls + pools; ++i) {
        const Cell cell = any_cell(rng);
        i < walls ? sketch.wall(column(cell), row(cell)) : sketch.pool(column(cell), row(cell));
    }
}

/// Single rocks and pools that touch nothing else.
void scatter_apart(Sketch& sketch, Rng& rng, int walls, int pools) {
    for (int i = 0; i < walls + pools; ++i) {
        const Cell cell = any_cell(rng);
        if (sketch.touches(cell)) continue;
        i < walls ? sketch.wall(column(cell), row(cell)) : sketch.pool(column(cell), row(cell));
    }
}

/// Up to `count` single rocks, each where it ends two long lines of sight that were whole.
void break_sight(Sketch& sketch, Rng& rng, int count) {
    constexpr int kTries = 80;
    for (int i = 0; i < kTries && count > 0; ++i) {
        const Cell cell = any_cell(rng);
        const bool whole = longest_run(sketch.walls, column(cell), true) > kLongLine &&
                           longest_run(sketch.walls, row(cell), false) > kLongLine;
        if (!whole || sketch.touches(cell)) continue;
        sketch.wall(column(cell), row(cell));
        --count;
    }
}

/// Open ground.
void draw_open(Sketch& sketch, Rng& rng) {
    const int rocks = draw_from(rng, 3, 4);
    break_sight(sketch, rng, rocks);
    const int walls = draw_from(rng, 1, 3);
    const int pools = draw_from(rng, 3, 6);
    scatter_apart(sketch, rng, walls, pools);
}

/// A river from edge to edge between the corners, in places two cells broad, with one or two fords on each
/// side of the middle, and rocks on its banks.
void draw_river(Sketch& sketch, Rng& rng) {
    const bool upright = rng.chance(1, 2);
    const int slant = draw_from(rng, 0, 1);
    const int ford = draw_from(rng, 0, 4);
    const int other_ford = rng.chance(1, 2) ? ford : draw_from(rng, 0, 4);
    const auto flow = [&](int across, int along) {
        upright ? sketch.pool(across, along) : sketch.pool(along, across);
    };
    int bank = draw_from(rng, 4, 5);
    for (int along = kWidth / 2 - 1; along >= 0; --along) {
        const bool broad = rng.chance(1, 3);
        if (along != ford && along != other_ford) {
            flow(bank, along);
            if (broad) flow(bank + 1, along);
        }
        if (rng.chance(1, 2)) bank = std::clamp(bank + draw_from(rng, slant - 1, 1), 4, 8);
    }
    const int rocks = draw_from(rng, 4, 5);
    break_sight(sketch, rng, rocks);
}

/// Long walls side by side.
void draw_corridors(Sketch& sketch, Rng& rng) {
    const bool upright = rng.chance(1, 2);
    int line = draw_from(rng, 1, 2);
    for (int piece = 0; piece < 2; ++piece) {
        const int length = draw_from(rng, 4, 6);
        const int begin = draw_from(rng, 0, kWidth - length);
        for (int i = 0; i < length; ++i)
            upright ? sketch.wall(line, begin + i) : sketch.wall(begin + i, line);
        line += draw_from(rng, 2, 3);
    }
    const int walls = draw_from(rng, 0, 2);
    const int pools = draw_from(rng, 0, 3);
    scatter(sketch, rng, walls, pools);
}

/// A wall around a single cell, with gates in two of its sides.
void draw_tower(Sketch& sketch, Rng& rng) {
    const int x = draw_from(rng, 2, 7);
    const int y = draw_from(rng, std::max(1, 7 - x), std::min(8, 11 - x));
    const int gate = draw_from(rng, 0, 3);
    const int other_gate = (gate + draw_from(rng, 1, 3)) % 4;
    for (const int side_x : {-1, 1})
        for (const int side_y : {-1, 1}) sketch.wall(x + side_x, y + side_y);
    constexpr std::array<std::array<int, 2>, 4> sides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    for (int side = 0; side < 4; ++side) {
        const auto [side_x, side_y] = sides[static_cast<std::size_t>(side)];
        if (side != gate && side != other_gate) sketch.wall(x + side_x, y + side_y);
    }
}

/// A wall around the four cells in the middle, with two or four gates.
void draw_keep(Sketch& sketch, Rng& rng) {
    constexpr int low = 3;
    constexpr int high = 6;
    // Of each pair of half-turn images one; the other half of the wall is the image.
    constexpr std::array<std::array<int, 2>, 4> sides{{{4, low}, {5, low}, {low, 4}, {low, 5}}};
    const int gate = draw_from(rng, 0, 3);
    const int other_gate = draw_from(rng, 0, 3);
    sketch.wall(low, low);
    sketch.wall(low, high);
    for (int side = 0; side < 4; ++side) {
        const auto [x, y] = sides[static_cast<std::size_t>(side)];
        if (side != gate && side != other_gate) sketch.wall(x, y);
    }
}

/// A keep in the middle or towers beside it, and a few rocks.
void draw_forts(Sketch& sketch, Rng& rng) {
    if (rng.chance(1, 3)) {
        draw_keep(sketch, rng);
    } else {
        draw_tower(sketch, rng);
        if (rng.chance(1, 3)) draw_tower(sketch, rng);
    }
    const int walls = draw_from(rng, 2, 4);
    const int pools = draw_from(rng, 0, 2);
    scatter(sketch, rng, walls, pools);
}

Rng rng_of(std::uint64_t seed) {
    return Rng(mix(seed, 0x6d6170));
}

Landscape draw_landscape(Rng& rng) {
    return static_cast<Landscape>(rng.below(kLandscapes));
}

} // namespace

Terrain draw_terrain(Landscape landscape, Rng& rng) {
    Sketch sketch;
    switch (landscape) {
    case Landscape::open:
        draw_open(sketch, rng);
        break;
    case Landscape::river:
        draw_river(sketch, rng);
        break;
    case Landscape::corridors:
        draw_corridors(sketch, rng);
        break;
    case Landscape::forts:
        draw_forts(sketch, rng);
        break;
    }
    return Terrain(sketch.walls - spawn_zone(), sketch.water - spawn_zone());
}

std::array<Cell, 10> draw_corner(Rng& rng) {
    std::array<Cell, kSpawn.size()> cells = kSpawn;
    rng.shuffle(cells, static_cast<int>(cells.size()));
    return cells;
}

namespace {

Roster draw_roster(Rng& rng) {
    std::array<UnitType, kUnitsASide> types{UnitType::fighter, UnitType::archer, UnitType::wizard};
    for (std::size_t i = kUnitTypes; i < kUnitsASide; ++i)
        types[i] = static_cast<UnitType>(rng.below(kUnitTypes));
    rng.shuffle(types, kUnitsASide);
    Roster roster;
    for (const Side side : {Side::first, Side::second})
        for (const UnitType type : types) roster.add(side, type);
    return roster;
}

State draw_state(const Roster& roster, Rng& rng) {
    const auto cells = draw_corner(rng);
    State state;
    state.unit_at.fill(kNobody);
    state.cell.fill(kNowhere);
    for (std::size_t i = 0; i < kUnitsASide; ++i) {
        const int hit_points = roster.hit_points[i];
        place(state, static_cast<Unit>(i), cells[i], hit_points);
        place(state, static_cast<Unit>(i + kUnitsASide), half_turn(cells[i]), hit_points);
    }
    state.hash = hash_from_scratch(state);
    return state;
}

struct Making {
    Position position;
    int sketches;
};

/// Most sketches pass; whoever asks for a seed gets the first that does, so that seeds stay comparable.
Making make(std::uint64_t seed) {
    Rng rng = rng_of(seed);
    const Landscape landscape = draw_landscape(rng);
    for (int sketches = 1;; ++sketches) {
        const Terrain terrain = draw_terrain(landscape, rng);
        if (!is_passable(terrain) || !is_tactical(terrain)) continue;
        const Roster roster = draw_roster(rng);
        const State state = draw_state(roster, rng);
        auto battle = std::make_shared<const Battle>(Battle{terrain, roster});
        if (is_peaceful(*battle, state)) return {Position{std::move(battle), state}, sketches};
    }
}

} // namespace

bool is_passable(const Terrain& terrain) {
    const CellSet ground = terrain.ground();
    const CellSet start = CellSet::of(kCorner);
    if (connected(start, ground) != ground) return false;
    // By Menger's theorem two ways without a common cell exist if no single cell cuts the corners apart;
    // without dead ends no cell may cut anything off.
    CellSet rest = ground;
    while (!rest.empty()) {
        const Cell cut = rest.take();
        const CellSet without = ground - CellSet::of(cut);
        const Cell from = without.lowest();
        if (connected(CellSet::of(from), without) != without) return false;
    }
    return true;
}

bool is_tactical(const Terrain& terrain) {
    const int obstacles = kCells - terrain.ground().size();
    if (obstacles < 10 || obstacles > 34) return false;
    int long_lines = 0;
    for (int line = 0; line < kWidth; ++line)
        for (const bool upright : {false, true})
            long_lines += longest_run(terrain.walls(), line, upright) > kLongLine ? 1 : 0;
    return long_lines <= kMostLongLines * 2;
}

bool is_peaceful(const Battle& battle, const State& state) {
    // As if no unit stood in any other's way: friends may step aside first.
    for (int i = 0; i < battle.roster.count; ++i)
        for (int j = 0; j < battle.roster.count; ++j) {
            const auto striker = static_cast<Unit>(i);
            const auto target = static_cast<Unit>(j);
            if (battle.roster.side(striker) == battle.roster.side(target)) continue;
            if (battle.roster.rooted.has(striker) || battle.roster.rooted.has(target)) continue;
            const UnitType type = battle.roster.type[striker];
            const CellSet standing =
                battle.terrain.open_reach(movement(battle, state, striker), state.cell[striker]);
            if (!(standing & battle.terrain.strikers(type, state.cell[target])).empty()) return false;
        }
    return true;
}

Landscape landscape_of(std::uint64_t seed) {
    Rng rng = rng_of(seed);
    return draw_landscape(rng);
}

Position make_battle(std::uint64_t seed) {
    return make(seed).position;
}

int sketches_of(std::uint64_t seed) {
    return make(seed).sketches;
}

} // namespace forethought::tactics
