#pragma once

#include "engine/tactics/rules/rules.h"

#include <vector>

namespace forethought::tactics::naive {

/// The rules once more, cell by cell and without masks or tables, to hold the fast ones against. They read
/// nothing of a state but cells, hit points and counters.

/// Cells a unit can go to.
CellSet reach(const Position& position, Unit unit);
/// Units that a strike from `from` hits, nearest first.
std::vector<Unit> struck(const Position& position, Unit striker, Cell from, Direction direction);
/// All legal actions, in the order that `legal_actions` promises.
std::vector<Action> legal_actions(const Position& position);
/// Hit points of all units after an action of a unit; strikes only.
std::vector<int> hit_points_after(const Position& position, Action action);
/// Units of `side` that could hit a unit on the cell of `target` in a turn of their own.
UnitSet attackers(const Position& position, Side side, Unit target);

} // namespace forethought::tactics::naive
