#include "engine/tactics/maps/map_notes.h"

#include "engine/tactics/maps/map_facts.h"

namespace forethought::tactics {

namespace {

struct Camps {
    CellSet ground;
    CellSet first;
    CellSet second;
};

CellSet units_apart(const Camps& camps) {
    CellSet apart;
    for (const auto& [own, enemies] :
         {std::pair{camps.first, camps.second}, std::pair{camps.second, camps.first}})
        for (CellSet rest = own; !rest.empty();) {
            const Cell cell = rest.take();
            if ((connected(CellSet::of(cell), camps.ground) & enemies).empty()) apart.insert(cell);
        }
    return apart;
}

CellSet narrow_passes(const Camps& camps) {
    CellSet passes;
    for (CellSet rest = camps.ground - camps.first - camps.second; !rest.empty();) {
        const Cell cut = rest.take();
        const CellSet without = camps.ground - CellSet::of(cut);
        if ((connected(camps.first, without) & camps.second).empty()) passes.insert(cut);
    }
    return passes;
}

CellSet dead_ends(CellSet ground) {
    CellSet ends;
    for (CellSet rest = ground; !rest.empty();) {
        const Cell cell = rest.take();
        int ways = 0;
        for (const Direction direction : kDirections) {
            const Cell next = neighbour(cell, direction);
            ways += next != kNowhere && ground.has(next) ? 1 : 0;
        }
        if (ways <= 1) ends.insert(cell);
    }
    return ends;
}

CellSet lopsided_cells(const Position& position) {
    const Terrain& terrain = position.battle->terrain;
    const Roster& roster = position.battle->roster;
    const State& state = position.state;
    CellSet cells;
    for (int i = 0; i < kCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        const Cell image = half_turn(cell);
        const Unit unit = state.unit_at[cell];
        const Unit other = state.unit_at[image];
        const bool is_same_ground = terrain.walls().has(cell) == terrain.walls().has(image) &&
                                    terrain.water().has(cell) == terrain.water().has(image);
        const bool is_same_unit = unit == kNobody
                                      ? other == kNobody
                                      : other != kNobody && roster.side(unit) != roster.side(other) &&
                                            roster.type[unit] == roster.type[other] &&
                                            state.hit_points[unit] == state.hit_points[other];
        if (!is_same_ground || !is_same_unit) cells.insert(cell);
    }
    return cells;
}

} // namespace

std::vector<NotedCells> notes_on_map(const Position& position) {
    const State& state = position.state;
    const Roster& roster = position.battle->roster;
    const Camps camps{position.battle->terrain.ground(),
                      cells_of(state, roster.units(Side::first) & state.alive),
                      cells_of(state, roster.units(Side::second) & state.alive)};
    const CellSet apart = units_apart(camps);
    const bool is_joined = apart.empty();
    const NotedCells all[] = {{MapNote::apart, apart},
                              {MapNote::one_way, is_joined ? narrow_passes(camps) : CellSet{}},
                              {MapNote::dead_end, dead_ends(camps.ground)},
                              {MapNote::exposed, cells_of(state, units_exposed(position))},
                              {MapNote::lopsided, lopsided_cells(position)}};
    std::vector<NotedCells> notes;
    for (const NotedCells& noted : all)
        if (!noted.cells.empty()) notes.push_back(noted);
    return notes;
}

} // namespace forethought::tactics
