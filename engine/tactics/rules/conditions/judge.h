#pragma once

#include "engine/tactics/rules/position.h"

namespace forethought::tactics {

/// When a condition is looked at.
enum class Moment : std::uint8_t {
    /// Somebody has fallen.
    fall,
    /// The side to move has ended its turn.
    turn_end,
    /// The second side has ended its turn, and rings have fallen.
    round_end,
};

/// What the condition of the battle says of a state at a moment, if only `alive` are left of its units; still
/// playing where it decides nothing.
Outcome judge(const Battle& battle, const State& state, UnitSet alive, Moment moment);

/// The same for the turn of the side to move ended now, as far as is known before rings fall.
Outcome judge_if_ended(const Battle& battle, const State& state, UnitSet alive);

/// Ends the battle if the condition decides it at a moment. Returns whether it has ended.
bool ends_by_condition(const Battle& battle, State& state, Moment moment);

/// How far the seeker has come: rounds held, units across, units saved or felled, rounds survived.
int progress(const Battle& battle, const State& state);

} // namespace forethought::tactics
