#pragma once

#include "engine/tactics/evaluation/worth.h"
#include "engine/tactics/rules/threats.h"

#include <array>

namespace forethought::tactics {

/// What a side's score is made of: both sums grow with what they stand for, so that the planner can take
/// their difference or their ratio.
struct Points {
    Value own = 0;
    Value enemy = 0;
};

/// A state in which `side` has played its turn, with what several heuristics want to know of it. Laid out
/// once a scenario; nothing is allocated.
struct Scene {
    const Battle& battle;
    const State& state;
    const Worth& worth;
    Side side;
    /// Living units of the side that has played, and of the other.
    UnitSet own;
    UnitSet enemy;
    /// Own units that struck somebody in this turn.
    UnitSet struck;
    /// Where each unit can go in its next full turn. Only when `sees_threats`, and only of units that come
    /// near enough to the other side to matter: enemies that could hit somebody on a board without other
    /// units, own units of which that is true, or all of them where an enemy can hit anybody. Of the others
    /// the sets are empty.
    CellsOfUnits reaches{};
    /// Cells on which each of them could hit somebody in its next full turn.
    CellsOfUnits strikes{};
    /// Who of the other side could hit each unit in its next full turn. Only when `sees_threats`.
    std::array<UnitSet, kMaxUnits> attackers{};

    Scene(const Battle& battle_, const State& state_, Side side_, const Worth& worth_, UnitSet struck_,
          bool sees_threats);

    UnitType type(Unit unit) const { return battle.roster.type[unit]; }
    Cell cell(Unit unit) const { return state.cell[unit]; }
    int hit_points(Unit unit) const { return state.hit_points[unit]; }
    int damage(Unit unit) const { return battle.roster.damage[unit]; }
};

} // namespace forethought::tactics
