#pragma once

#include "engine/core/rng.h"
#include "engine/tactics/evaluation/worth.h"
#include "engine/tactics/rules/rules.h"

#include <cstdint>

namespace forethought::tactics {

/// How a strategy picks the action of one unit. Source: seed article 002.
enum class UnitHeuristic : std::uint8_t {
    /// Step 0: any action.
    random,
    /// Step 2, `max_aggro`: most damage, then nearest to the enemy.
    aggressive,
    /// Step 3: least dangerous, then most damage, then nearest to the enemy.
    careful,
    /// Step 4, `far_attack_and_hide`: strike from as far off as possible; who cannot, hides.
    far_attack_and_hide,
    /// Step 4, `close_group_flee`: strike only in safety; else withdraw together.
    close_group_flee,
    /// Step 10: most damage, then least damage in return, then nearest to the enemy.
    shrewd,
    /// In battles with a condition: who is to be saved hides; the others go where the condition is decided,
    /// and strike from there like the shrewd.
    dutiful,
};

/// The action of a ready unit of the side to move, which does not end on a `reserved` cell; if it can reach
/// no other it stays where it is. Does not allocate.
Action choose(UnitHeuristic heuristic, const Battle& battle, const State& state, Unit unit,
              const Worth& worth, Rng& rng, CellSet reserved = {});

} // namespace forethought::tactics
