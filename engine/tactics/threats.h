#pragma once

#include "engine/tactics/rules.h"

#include <array>

namespace forethought::tactics {

/// Where each unit of a side can go in its next full turn as the board stands.
using ReachMap = std::array<CellSet, kMaxUnits>;

inline ReachMap reaches_of(const Battle& battle, const State& state, Side side) {
    ReachMap reaches;
    for_each(battle.roster.units(side) & state.alive,
             [&](Unit unit) { reaches[unit] = reach(battle, state, unit); });
    return reaches;
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

/// Whether a unit that can go to `cells` could hit a unit on `target` from one of them.
inline bool could_hit(const Battle& battle, const State& state, Unit striker, CellSet cells, Cell target) {
    // Most units are too far off for anything else to matter.
    const UnitType type = battle.roster.type[striker];
    const CellSet from = battle.terrain.strikers(type, target) & cells;
    if (from.empty()) return false;
    return type != UnitType::archer || !(from & striking_cells(battle, state, striker, target)).empty();
}

/// Units of `side` that could hit a unit on `cell` in their next full turn, where `reaches` are theirs.
inline UnitSet attackers_at(const Battle& battle, const State& state, const ReachMap& reaches, Side side,
                            Cell cell) {
    UnitSet found;
    for_each(battle.roster.units(side) & state.alive, [&](Unit unit) {
        if (could_hit(battle, state, unit, reaches[unit], cell)) found.insert(unit);
    });
    return found;
}

/// Units of `side` that could hit `target` where it stands.
inline UnitSet attackers(const Battle& battle, const State& state, const ReachMap& reaches, Side side,
                         Unit target) {
    return attackers_at(battle, state, reaches, side, state.cell[target]);
}

/// Hit points that these units take off with one hit each.
inline int damage_of(const Battle& battle, UnitSet units) {
    int damage = 0;
    for_each(units, [&](Unit unit) { damage += traits(battle.roster.type[unit]).damage; });
    return damage;
}

/// All cells on which `unit` could strike somebody in its next full turn, if someone stood there.
CellSet strike_cells(const Battle& battle, const State& state, Unit unit);

} // namespace forethought::tactics
