#include "engine/tactics/plans/advance.h"

namespace forethought::tactics {
namespace {

/// The member of `goals` that a unit gets to in the fewest steps; only when it can get to one.
Cell nearest_of(const Battle& battle, const State& state, Unit unit, CellSet goals) {
    for (int steps = 0;; ++steps) {
        const CellSet near = battle.terrain.reach(steps, state.cell[unit], blocked(state)) & goals;
        if (!near.empty()) return near.lowest();
    }
}

} // namespace

std::optional<Action> advance(const Battle& battle, const State& state) {
    const UnitSet ready = ready_units(battle, state);
    if (ready.empty() || state.outcome != Outcome::playing) return std::nullopt;

    const CellSet open = battle.terrain.ground() - outer_rings(state.rings);
    CellSet near_enemies;
    for_each(battle.roster.units(opponent(state.to_move)) & state.alive,
             [&](Unit enemy) { near_enemies.insert(state.cell[enemy]); });

    // Cells one step further from the enemy, and again, until a ready unit can stand on one of them.
    for (CellSet before; near_enemies != before;) {
        before = near_enemies;
        near_enemies = near_enemies.grown() & open;
        UnitSet rest = ready;
        while (!rest.empty()) {
            const Unit unit = rest.take();
            const CellSet goals = reach(battle, state, unit) & near_enemies;
            if (!goals.empty()) return Action{unit, nearest_of(battle, state, unit, goals), Direction::none};
        }
    }
    UnitSet cut_off = ready;
    const Unit unit = cut_off.take();
    return Action{unit, state.cell[unit], Direction::none};
}

} // namespace forethought::tactics
