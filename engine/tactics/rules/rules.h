#pragma once

#include "engine/tactics/rules/action.h"
#include "engine/tactics/rules/position.h"

#include <algorithm>
#include <vector>

namespace forethought::tactics {

/// Cells of the units that a unit standing on `from` would strike, with `occupied` cells holding units
/// (its own cell not among them): a blow and an arrow end at the first unit, fire goes through all.
inline CellSet struck(const Terrain& terrain, UnitType type, Cell from, Direction direction,
                      CellSet occupied) {
    const CellSet bodies = terrain.ray(type, direction, from) & occupied;
    if (type == UnitType::wizard || bodies.empty()) return bodies;
    return CellSet::of(nearest(bodies, direction));
}

/// Watches what happens when an action is played. The search uses this silent one, which costs nothing;
/// `EventWriter` writes everything down.
struct Silence {
    void moves(const Battle&, const State&, Unit, Cell) {}
    void strikes(const Battle&, const State&, Unit, Direction) {}
    void is_hit(Unit, int, int) {}
    void dies(Unit, Cell) {}
    void has_acted(Unit) {}
    void is_over(const State&) {}
};

namespace detail {

inline void note_damage(State& state) {
    if (state.damage_this_round) return;
    state.hash ^= hash_of_counters(state);
    state.damage_this_round = true;
    state.hash ^= hash_of_counters(state);
}

template <class Watcher>
void strike(const Battle& battle, State& state, Unit unit, Direction direction, Watcher& watcher) {
    const UnitType type = battle.roster.type[unit];
    CellSet bodies = struck(battle.terrain, type, state.cell[unit], direction, state.occupied);
    watcher.strikes(battle, state, unit, direction);
    while (!bodies.empty()) {
        const Cell cell = nearest(bodies, direction);
        bodies.erase(cell);
        const Unit target = state.unit_at[cell];
        const int left = std::max(0, state.hit_points[target] - battle.roster.damage[unit]);
        watcher.is_hit(target, state.hit_points[target] - left, left);
        set_hit_points(state, target, left);
        if (left == 0) watcher.dies(target, cell);
    }
    note_damage(state);
}

/// Ends the battle if a side has no units left, or by its condition, which goes before that. Returns whether
/// it has ended.
bool decide(const Battle& battle, State& state);

} // namespace detail

/// Plays a legal action of a unit. Does not allocate.
template <class Watcher>
void act(const Battle& battle, State& state, Action action, Watcher& watcher) {
    if (action.to != state.cell[action.unit]) {
        watcher.moves(battle, state, action.unit, action.to);
        relocate(state, action.unit, action.to);
    }
    if (action.strike != Direction::none) detail::strike(battle, state, action.unit, action.strike, watcher);
    mark_acted(state, action.unit);
    watcher.has_acted(action.unit);
    // Nobody falls but to a strike.
    if (action.strike != Direction::none && detail::decide(battle, state)) watcher.is_over(state);
}

/// Whether a unit of the side to move may do this now. Ending the turn is legal until the battle is over.
bool is_legal(const Battle& battle, const State& state, Action action);

/// All legal actions: unit by unit in ascending order, cells ascending, no strike first; ending the turn
/// last.
std::vector<Action> legal_actions(const Battle& battle, const State& state);

/// Rounds until the next ring falls if it stays quiet, 0 while no counter is shown.
int rounds_until_ring(const State& state);
/// Cells that fall at the end of this round if it stays quiet; they are shown cracked.
CellSet cracked(const State& state);

/// Ends the turn; after the second side's turn the round ends too: rings fall, the last round decides.
/// Appends events (laid out in wasm/tactics.d.ts) when `events` is not null.
void end_turn(const Battle& battle, State& state, std::vector<std::int32_t>* events);

/// Plays any legal action and appends its events when `events` is not null.
void play(const Battle& battle, State& state, Action action, std::vector<std::int32_t>* events);

/// The shortest way of a unit to a cell that it can reach, both ends included; the straightest of those.
std::vector<Cell> path(const Battle& battle, const State& state, Unit unit, Cell to);

} // namespace forethought::tactics
