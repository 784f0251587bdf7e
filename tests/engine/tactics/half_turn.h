#pragma once

#include "engine/tactics/rules/rules.h"

namespace forethought::tactics {

/// The position as the other side sees it: the board turned by half a turn, sides and turn swapped. Every
/// rule is symmetric under it but two: the second side's slow rounds, and that its turn ends the round.
Position turned(const Position& position);

/// What an action of `position` is in `turned(position)`.
Action turned(const Battle& battle, Action action);

} // namespace forethought::tactics
