#pragma once

#include "engine/tactics/rules/position.h"

#include <cstdint>

namespace forethought::tactics {

/// A state to learn from, with what is known of its worth: the end of a turn that somebody considered.
struct Lesson {
    /// Seed of the battle, and the game of the training.
    std::uint32_t battle = 0;
    std::uint32_t game = 0;
    std::array<Cell, kMaxUnits> cell{};
    std::array<std::uint8_t, kMaxUnits> hit_points{};
    std::uint8_t round = 1;
    std::uint8_t quiet_rounds = 0;
    bool damage_this_round = false;
    std::uint8_t rings = 0;
    /// The side that has played the turn.
    std::uint8_t side = 0;
    /// Whether the game went on from here; otherwise the outcome says nothing.
    bool was_played = false;
    /// Units of the side that struck in the turn.
    std::uint16_t struck = 0;
    /// What the enemy's best answer leaves the side, in points.
    float answered = 0;
    /// 0 for a loss of the side, 0.5 for a draw, 1 for a win.
    float outcome = 0;
};

/// A lesson of a state.
Lesson lesson_of(const State& state, Side side, UnitSet struck);
/// The state of a lesson; its hash is not laid out.
State state_of(const Battle& battle, const Lesson& lesson);

/// Whether a lesson can be of that battle: units that live stand on free ground, both sides have some, and no
/// number is one that a battle does not come to. What programs wrote that one knows need not be asked.
bool is_sound(const Battle& battle, const Lesson& lesson);

} // namespace forethought::tactics
