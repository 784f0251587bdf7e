#pragma once

#include "engine/core/move_list.h"
#include "engine/tactics/plans/scenario.h"
#include "engine/tactics/rules/threats.h"

#include <array>

namespace forethought::tactics {

/// What one side could suffer from the other's next full turn as the board stands.
struct Danger {
    /// Who could strike each unit of the side.
    std::array<UnitSet, kMaxUnits> strikers{};
    /// Units of the side that somebody could strike.
    UnitSet exposed;
    /// Hit points that the other side could take with one hit of each unit that finds somebody to strike.
    int damage = 0;

    Danger(const Battle& battle, const State& state, Side side);
};

/// A scenario played out from its root, with what its line flags are told from. Made for few scenarios, when
/// asked.
struct Playout {
    struct Strike {
        Unit striker;
        /// Everybody hit, friends too.
        UnitSet bodies;
    };

    const Battle& battle;
    Side side;
    MoveList<Strike, kMaxUnits / 2> strikes;
    State before;
    State after;
    /// Danger for the side if it had done nothing, and once the scenario is played.
    Danger danger_before;
    Danger danger_after;

    /// The scenario must be legal from `root`.
    Playout(const Position& root, const Scenario& scenario);

    UnitSet own() const { return battle.roster.units(side); }
    UnitSet enemies() const { return battle.roster.units(opponent(side)); }
    bool moved(Unit unit) const { return before.cell[unit] != after.cell[unit]; }
    /// Enemies hit, and those of them who fell.
    UnitSet struck_enemies() const;
    UnitSet fallen_enemies() const { return (before.alive - after.alive) & enemies(); }
};

} // namespace forethought::tactics
