#include "engine/tactics/training/lesson.h"

#include <cmath>

namespace forethought::tactics {

Lesson lesson_of(const State& state, Side side, UnitSet struck) {
    Lesson lesson;
    lesson.cell = state.cell;
    lesson.hit_points = state.hit_points;
    lesson.round = state.round;
    lesson.quiet_rounds = state.quiet_rounds;
    lesson.damage_this_round = state.damage_this_round;
    lesson.rings = state.rings;
    lesson.side = static_cast<std::uint8_t>(side);
    lesson.struck = struck.bits();
    return lesson;
}

State state_of(const Battle& battle, const Lesson& lesson) {
    State state;
    state.cell.fill(kNowhere);
    state.unit_at.fill(kNobody);
    for (int i = 0; i < battle.roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (lesson.hit_points[unit] > 0) place(state, unit, lesson.cell[unit], lesson.hit_points[unit]);
    }
    state.round = lesson.round;
    state.quiet_rounds = lesson.quiet_rounds;
    state.damage_this_round = lesson.damage_this_round;
    state.rings = lesson.rings;
    state.to_move = static_cast<Side>(lesson.side);
    return state;
}

bool is_sound(const Battle& battle, const Lesson& lesson) {
    CellSet taken;
    UnitSet alive;
    for (int i = 0; i < battle.roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (lesson.hit_points[unit] == 0) continue;
        const Cell cell = lesson.cell[unit];
        if (cell >= kCells || !battle.terrain.ground().has(cell) || taken.has(cell)) return false;
        if (lesson.hit_points[unit] > battle.roster.hit_points[unit]) return false;
        taken.insert(cell);
        alive.insert(unit);
    }
    for (const Side side : {Side::first, Side::second})
        if ((battle.roster.units(side) & alive).empty()) return false;
    const bool is_within = lesson.round >= 1 && lesson.round <= params::kLastRound &&
                           lesson.quiet_rounds <= params::kLastRound && lesson.rings <= kRings &&
                           lesson.side <= 1;
    return is_within &&
           (UnitSet(lesson.struck) - battle.roster.units(static_cast<Side>(lesson.side))).empty() &&
           std::isfinite(lesson.answered) && lesson.outcome >= 0 && lesson.outcome <= 1;
}

} // namespace forethought::tactics
