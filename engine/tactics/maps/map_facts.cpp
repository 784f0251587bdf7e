#include "engine/tactics/maps/map_facts.h"

#include "engine/tactics/rules/rules.h"

#include <algorithm>
#include <array>

namespace forethought::tactics {

namespace {

/// Ways through the ground that share no cell, added one by one; a new way may turn older ones aside.
/// Augmenting paths (Ford, Fulkerson 1956) over cells with an entry and an exit, both passed once.
class Ways {
  public:
    Ways(CellSet ground, CellSet to) : ground_(ground), to_(to) {}

    /// Adds a way that begins on `start`. Returns whether there is room for one.
    bool add(Cell start) {
        entries_seen_ = exits_seen_ = CellSet{};
        return enter(start);
    }

  private:
    bool enter(Cell cell) {
        if (entries_seen_.has(cell)) return false;
        entries_seen_.insert(cell);
        if (taken_.has(cell)) return turn_aside(cell);
        if (!leave(cell)) return false;
        taken_.insert(cell);
        return true;
    }

    bool leave(Cell cell) {
        if (exits_seen_.has(cell)) return false;
        exits_seen_.insert(cell);
        if (to_.has(cell) && !ends_.has(cell)) {
            ends_.insert(cell);
            return true;
        }
        for (const Direction direction : kDirections) {
            const Cell next = neighbour(cell, direction);
            CellSet& onward = onward_[static_cast<std::size_t>(direction)];
            if (next == kNowhere || !ground_.has(next) || onward.has(cell)) continue;
            if (!enter(next)) continue;
            onward.insert(cell);
            return true;
        }
        // The way that now ends here may give the cell up, if it finds another from further back.
        if (!taken_.has(cell) || entries_seen_.has(cell)) return false;
        entries_seen_.insert(cell);
        if (!turn_aside(cell)) return false;
        taken_.erase(cell);
        return true;
    }

    /// Lets the way that comes into `cell` go elsewhere from the cell before.
    bool turn_aside(Cell cell) {
        for (const Direction direction : kDirections) {
            const Cell before = neighbour(cell, direction);
            CellSet& onward = onward_[static_cast<std::size_t>(opposite(direction))];
            if (before == kNowhere || !onward.has(before)) continue;
            if (!leave(before)) return false;
            onward.erase(before);
            return true;
        }
        return false;
    }

    CellSet ground_;
    CellSet to_;
    CellSet taken_;
    CellSet ends_;
    CellSet entries_seen_;
    CellSet exits_seen_;
    /// Cells from which a way goes on in a direction.
    std::array<CellSet, kDirections.size() + 1> onward_{};
};

CellSet cells_of(const Position& position, Side side) {
    CellSet cells;
    for_each(position.battle->roster.units(side),
             [&](Unit unit) { cells.insert(position.state.cell[unit]); });
    return cells;
}

int ways_between_corners(CellSet ground) {
    const CellSet corner = CellSet::of(0);
    const CellSet far_corner = CellSet::of(kCells - 1);
    const CellSet between = ground - corner - far_corner;
    return disjoint_ways(between, corner.grown() & between, far_corner.grown() & between);
}

/// Units that one unit of the side to move could hit in this turn if its friends had all stepped out of its
/// way.
UnitSet within_reach(const Position& position, Unit striker) {
    const Battle& battle = *position.battle;
    State alone = position.state;
    for_each(ready_units(battle, alone), [&](Unit friendly) {
        if (friendly != striker) set_hit_points(alone, friendly, 0);
    });
    UnitSet hit;
    for (const Action action : legal_actions(battle, alone)) {
        State after = alone;
        play(battle, after, action, nullptr);
        for_each(alone.alive, [&](Unit unit) {
            if (after.hit_points[unit] < alone.hit_points[unit]) hit.insert(unit);
        });
    }
    return hit;
}

} // namespace

int largest_piece(CellSet cells) {
    int largest = 0;
    while (!cells.empty()) {
        CellSet fresh = CellSet::of(cells.take());
        int size = 0;
        for (; !fresh.empty(); ++size) {
            const CellSet more = touching(fresh.take()) & cells;
            fresh |= more;
            cells = cells - more;
        }
        largest = std::max(largest, size);
    }
    return largest;
}

int disjoint_ways(CellSet ground, CellSet from, CellSet to) {
    Ways ways(ground, to);
    int count = 0;
    while (!from.empty()) count += ways.add(from.take()) ? 1 : 0;
    return count;
}

int longest_sight(const Terrain& terrain) {
    int longest = 0;
    for (int line = 0; line < kWidth; ++line)
        for (const bool upright : {false, true}) {
            int run = 0;
            for (int i = 0; i < kWidth; ++i) {
                const Cell cell = upright ? cell_at(line, i) : cell_at(i, line);
                run = terrain.walls().has(cell) ? 0 : run + 1;
                longest = std::max(longest, run);
            }
        }
    return longest;
}

UnitSet units_exposed(const Position& position) {
    UnitSet exposed;
    Position turn = position;
    for (int half_round = 0; half_round < 2; ++half_round) {
        for_each(ready_units(*turn.battle, turn.state),
                 [&](Unit striker) { exposed = exposed | within_reach(turn, striker); });
        end_turn(*turn.battle, turn.state, nullptr);
    }
    return exposed;
}

int difference(const MapFacts& one, const MapFacts& other) {
    const CellSet walls = (one.walls - other.walls) | (other.walls - one.walls);
    const CellSet water = (one.water - other.water) | (other.water - one.water);
    return (walls | water).size();
}

MapFacts measure_map(std::uint64_t seed) {
    const Position position = make_battle(seed);
    const Terrain& terrain = position.battle->terrain;
    const CellSet start = CellSet::of(position.state.cell[0]);
    MapFacts facts;
    facts.landscape = landscape_of(seed);
    facts.walls = terrain.walls();
    facts.water = terrain.water();
    facts.hash = hash(position);
    facts.largest_wall = largest_piece(terrain.walls());
    facts.largest_lake = largest_piece(terrain.water());
    facts.pockets = (terrain.ground() - connected(start, terrain.ground())).size();
    facts.exposed = units_exposed(position).size();
    facts.corner_ways = ways_between_corners(terrain.ground());
    facts.front =
        disjoint_ways(terrain.ground(), cells_of(position, Side::first), cells_of(position, Side::second));
    facts.longest_sight = longest_sight(terrain);
    facts.sketches = sketches_of(seed);
    return facts;
}

} // namespace forethought::tactics
