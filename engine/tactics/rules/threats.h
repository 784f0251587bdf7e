#pragma once

#include "engine/tactics/rules/rules.h"

#include <algorithm>
#include <array>

namespace forethought::tactics {

/// A set of cells for each unit; only those of the units asked for are filled in.
using CellsOfUnits = std::array<CellSet, kMaxUnits>;

namespace detail {

/// Cells of a set and those that at most `steps` steps in a direction over `free` cells lead to, when `flown`
/// steps have been made. Each leap is as long as all before it and one step more, so that six steps take
/// three.
template <Direction direction, int steps, int flown = 0>
CellSet flown_over(CellSet cells, CellSet free) {
    if constexpr (flown == steps) {
        return cells;
    } else {
        constexpr int leap = std::min(flown + 1, steps - flown);
        CellSet landing = free;
        for (int i = 1; i < leap; ++i) landing = moved(free, direction, i, landing);
        return flown_over<direction, steps, flown + leap>(cells | moved(cells, direction, leap, landing),
                                                          free);
    }
}

/// Cells on which strikes in one direction from any of the cells `from` hit whoever stands there.
template <UnitType type, Direction direction>
CellSet strike_along(CellSet from, CellSet open, CellSet bodies) {
    const CellSet ahead = open & enterable(direction);
    const CellSet free = type == UnitType::archer ? ahead - bodies : ahead;
    return moved(flown_over<direction, stats(type).range - 1>(from, free), direction, 1, ahead);
}

template <UnitType type>
CellSet strike_around(CellSet from, CellSet open, CellSet bodies) {
    return strike_along<type, Direction::north>(from, open, bodies) |
           strike_along<type, Direction::east>(from, open, bodies) |
           strike_along<type, Direction::south>(from, open, bodies) |
           strike_along<type, Direction::west>(from, open, bodies);
}

} // namespace detail

/// Cells on which a unit of that type strikes whoever stands there from one of the cells `from`, with
/// `bodies` on the board that end the flight of an arrow. Whole sets of cells fly at once: that is less work
/// than to ask for each cell who strikes it, and takes no table.
inline CellSet struck_from(const Terrain& terrain, UnitType type, CellSet from, CellSet bodies) {
    const CellSet open = terrain.open_to(type);
    switch (type) {
    case UnitType::fighter:
        return detail::strike_around<UnitType::fighter>(from, open, bodies);
    case UnitType::archer:
        return detail::strike_around<UnitType::archer>(from, open, bodies);
    case UnitType::wizard:
        return detail::strike_around<UnitType::wizard>(from, open, bodies);
    }
    return CellSet{};
}

/// Cells on which `unit` could strike somebody, if someone stood there, after going to one of the cells
/// `from`, with units on `occupied` cells. Its own present cell stops no arrow.
inline CellSet strike_cells(const Battle& battle, const State& state, Unit unit, CellSet from,
                            CellSet occupied) {
    return struck_from(battle.terrain, battle.roster.type[unit], from,
                       occupied - CellSet::of(state.cell[unit]));
}

/// Cells on which each unit of a side could strike somebody in its next full turn as the board stands.
inline CellsOfUnits strikes_of(const Battle& battle, const State& state, Side side) {
    CellsOfUnits strikes;
    const CellSet closed = blocked(state);
    for_each((battle.roster.units(side) & state.alive) - battle.roster.rooted, [&](Unit unit) {
        strikes[unit] = strike_cells(battle, state, unit, reach(battle, state, unit, closed), state.occupied);
    });
    return strikes;
}

/// Those of `units` that strike on `cell`, where `strikes` are theirs.
inline UnitSet strikers_at(const CellsOfUnits& strikes, UnitSet units, Cell cell) {
    UnitSet found;
    for_each(units, [&](Unit unit) {
        if (strikes[unit].has(cell)) found.insert(unit);
    });
    return found;
}

/// Cells from which an archer could hit `target` past the units on `occupied` cells (the archer's own cell
/// not among them).
inline CellSet bow_cells(const Terrain& terrain, Cell target, CellSet occupied) {
    CellSet cells = terrain.strikers(UnitType::archer, target);
    if ((cells & occupied).empty()) return cells;
    for (const Direction direction : kDirections) {
        const CellSet bodies = terrain.ray(UnitType::archer, direction, target) & occupied;
        if (!bodies.empty()) cells = cells - Terrain::onward(direction, nearest(bodies, direction));
    }
    return cells;
}

/// Cells from which `striker` could hit a unit on `target`, wherever it went first. A unit in the way of an
/// arrow stops it; the striker's own present cell does not.
inline CellSet striking_cells(const Battle& battle, const State& state, Unit striker, Cell target) {
    const UnitType type = battle.roster.type[striker];
    if (type != UnitType::archer) return battle.terrain.strikers(type, target);
    return bow_cells(battle.terrain, target, state.occupied - CellSet::of(state.cell[striker]));
}

/// Hit points that these units take off with one hit each.
inline int damage_of(const Battle& battle, UnitSet units) {
    int damage = 0;
    for_each(units, [&](Unit unit) { damage += battle.roster.damage[unit]; });
    return damage;
}

/// All cells on the ground on which `unit` could strike somebody in its next full turn, if someone stood
/// there.
inline CellSet strike_cells(const Battle& battle, const State& state, Unit unit) {
    return strike_cells(battle, state, unit, reach(battle, state, unit), state.occupied) &
           battle.terrain.ground();
}

} // namespace forethought::tactics
