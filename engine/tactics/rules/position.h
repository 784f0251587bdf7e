#pragma once

#include "engine/core/types.h"
#include "engine/tactics/rules/cell_set.h"
#include "engine/tactics/rules/condition.h"
#include "engine/tactics/rules/roster.h"
#include "engine/tactics/rules/terrain.h"

#include <array>
#include <cstdint>
#include <memory>

namespace forethought::tactics {

/// What stays the same from a battle's first turn to its last.
struct Battle {
    Terrain terrain;
    Roster roster;
    Condition condition{};

    bool operator==(const Battle&) const = default;
};

/// Why a battle is over.
enum class Reason : std::uint8_t { none, no_units, last_round, ring, condition };

/// What changes in a battle. Plain data, copied for every scenario.
struct State {
    /// Where each unit stands, `kNowhere` when dead, and its hit points.
    std::array<Cell, kMaxUnits> cell{};
    std::array<std::uint8_t, kMaxUnits> hit_points{};
    /// Who stands on each cell, or `kNobody`.
    std::array<Unit, kCells> unit_at{};
    CellSet occupied;
    UnitSet alive;
    /// Units of the side to move that have acted this turn.
    UnitSet acted;
    /// Incremental; see `hash_from_scratch`.
    std::uint64_t hash = 0;
    /// Rounds count from 1; the second side's turn ends a round.
    std::uint8_t round = 1;
    /// Rounds without damage in a row, and whether this round has seen any.
    std::uint8_t quiet_rounds = 0;
    bool damage_this_round = false;
    /// Rings fallen, 0-5.
    std::uint8_t rings = 0;
    /// Rounds in a row that the seeker has held its cells; see `conditions/hold.h`.
    std::uint8_t held = 0;
    Side to_move = Side::first;
    Outcome outcome = Outcome::playing;
    Reason reason = Reason::none;

    bool operator==(const State&) const = default;
};

/// A position: the battle and how it stands.
struct Position {
    std::shared_ptr<const Battle> battle;
    State state;
};

/// Zobrist keys: a random number for each fact; a state's hash is the XOR of its facts' numbers.
struct Keys {
    static constexpr int kMostHitPoints = 128;
    std::array<std::array<std::uint64_t, kCells>, kMaxUnits> cell{};
    std::array<std::array<std::uint64_t, kMostHitPoints>, kMaxUnits> hit_points{};
    std::array<std::uint64_t, kMaxUnits> acted{};

    Keys();
};
extern const Keys keys;

/// Places a living unit; the cell must be free.
inline void place(State& state, Unit unit, Cell cell, int hit_points) {
    state.cell[unit] = cell;
    state.hit_points[unit] = static_cast<std::uint8_t>(hit_points);
    state.unit_at[cell] = unit;
    state.occupied.insert(cell);
    state.alive.insert(unit);
    state.hash ^= keys.cell[unit][cell] ^ keys.hit_points[unit][static_cast<std::size_t>(hit_points)];
}

/// Moves a living unit to a free cell (or to its own).
inline void relocate(State& state, Unit unit, Cell to) {
    const Cell from = state.cell[unit];
    state.unit_at[from] = kNobody;
    state.occupied.erase(from);
    state.unit_at[to] = unit;
    state.occupied.insert(to);
    state.cell[unit] = to;
    state.hash ^= keys.cell[unit][from] ^ keys.cell[unit][to];
}

/// Sets a unit's hit points; at 0 it leaves the board.
inline void set_hit_points(State& state, Unit unit, int hit_points) {
    state.hash ^= keys.hit_points[unit][state.hit_points[unit]];
    if (hit_points > 0) {
        state.hit_points[unit] = static_cast<std::uint8_t>(hit_points);
        state.hash ^= keys.hit_points[unit][static_cast<std::size_t>(hit_points)];
        return;
    }
    const Cell cell = state.cell[unit];
    state.hash ^= keys.cell[unit][cell];
    if (state.acted.has(unit)) state.hash ^= keys.acted[unit];
    state.hit_points[unit] = 0;
    state.cell[unit] = kNowhere;
    state.unit_at[cell] = kNobody;
    state.occupied.erase(cell);
    state.alive.erase(unit);
    state.acted.erase(unit);
}

/// Marks a unit as having acted this turn.
inline void mark_acted(State& state, Unit unit) {
    if (state.acted.has(unit)) return;
    state.acted.insert(unit);
    state.hash ^= keys.acted[unit];
}

/// The hash of a state computed from scratch; `state.hash` always equals it.
std::uint64_t hash_from_scratch(const State& state);
/// Contribution of the counters and the side to move; XORed out and in around a change of turn.
std::uint64_t hash_of_counters(const State& state);
/// The hash of a whole position, map and roster included.
std::uint64_t hash(const Position& position);

/// Units of the side to move that can still act.
inline UnitSet ready_units(const Battle& battle, const State& state) {
    return (battle.roster.units(state.to_move) & state.alive) - state.acted - battle.roster.rooted;
}

/// Whether this is a round in which the second side's units have `kSlowBy` cells less to move.
inline bool is_slow_round(const State& state) {
    return state.round >= params::kSlowFrom;
}

/// Cells a unit moves in the present turn of its side, or in its next one if the other side is to move.
inline int movement(const Battle& battle, const State& state, Unit unit) {
    return battle.roster.movement[is_slow_round(state) ? 1 : 0][unit];
}

/// Cells that no unit can enter besides walls and water: units, as if they stood on `occupied` cells, and
/// what has fallen.
inline CellSet blocked(const State& state, CellSet occupied) {
    return occupied | outer_rings(state.rings);
}
inline CellSet blocked(const State& state) {
    return blocked(state, state.occupied);
}

/// Cells a unit can go to if it cannot enter `blocked` cells, its own included, whether or not it has acted.
inline CellSet reach(const Battle& battle, const State& state, Unit unit, CellSet blocked) {
    return battle.terrain.reach(movement(battle, state, unit), state.cell[unit], blocked);
}
/// Cells a unit can go to as the board stands.
inline CellSet reach(const Battle& battle, const State& state, Unit unit) {
    return reach(battle, state, unit, blocked(state));
}

/// Where living units stand.
inline CellSet cells_of(const State& state, UnitSet units) {
    CellSet cells;
    for_each(units, [&](Unit unit) { cells.insert(state.cell[unit]); });
    return cells;
}

/// The sum of hit points of a side.
int total_hit_points(const Battle& battle, const State& state, Side side);

} // namespace forethought::tactics
