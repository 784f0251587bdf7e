#include "engine/tactics/training/lesson.h"

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

} // namespace forethought::tactics
