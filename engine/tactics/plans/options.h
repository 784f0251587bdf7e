#pragma once

#include "engine/core/rng.h"
#include "engine/tactics/evaluation/worth.h"
#include "engine/tactics/rules/rules.h"

namespace forethought::tactics {

/// Worth struck off enemies minus worth struck off friends by a strike on `bodies`, for the side of
/// `striker`.
inline Value gain_of(const Battle& battle, const State& state, Unit striker, CellSet bodies,
                     const Worth& worth) {
    const Side side = battle.roster.side(striker);
    const int damage = battle.roster.damage[striker];
    Value gain = 0;
    while (!bodies.empty()) {
        const Unit target = state.unit_at[bodies.take()];
        const Value loss = worth.loss(battle.roster.type[target], state.hit_points[target], damage);
        gain += battle.roster.side(target) == side ? -loss : loss;
    }
    return gain;
}

/// Calls `visit(to, direction, bodies)` for each strike of a unit: from every cell it can reach, in every
/// direction in which it hits somebody. Cells ascend.
template <class Visit>
void for_each_strike(const Battle& battle, const State& state, Unit unit, CellSet cells, Visit visit) {
    const UnitType type = battle.roster.type[unit];
    const CellSet others = state.occupied - CellSet::of(state.cell[unit]);
    while (!cells.empty()) {
        const Cell to = cells.take();
        if ((battle.terrain.strikers(type, to) & others).empty()) continue;
        for (const Direction direction : kDirections) {
            const CellSet bodies = struck(battle.terrain, type, to, direction, others);
            if (!bodies.empty()) visit(to, direction, bodies);
        }
    }
}

/// Any action of a ready unit: one of `cells`, which it can reach, by lot, then by lot one of the strikes
/// from there or none.
Action random_action(const Battle& battle, const State& state, Unit unit, CellSet cells, Rng& rng);

} // namespace forethought::tactics
