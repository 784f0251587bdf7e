#include "engine/tactics/rules/conditions/judge.h"

#include "engine/tactics/rules/conditions/cross.h"
#include "engine/tactics/rules/conditions/fell.h"
#include "engine/tactics/rules/conditions/hold.h"
#include "engine/tactics/rules/conditions/save.h"
#include "engine/tactics/rules/conditions/survive.h"

namespace forethought::tactics {

Outcome judge(const Battle& battle, const State& state, UnitSet alive, Moment moment) {
    const Condition& condition = battle.condition;
    const UnitSet units = battle.roster.units(condition.seeker) & alive;
    const auto won_if = [&](bool done) { return done ? win_for(condition.seeker) : Outcome::playing; };
    switch (condition.kind) {
    case ConditionKind::none:
        break;
    case ConditionKind::hold:
        return won_if(moment == Moment::round_end && hold::held(condition, state, units) >= condition.count);
    case ConditionKind::cross:
        return won_if(moment == Moment::turn_end && state.to_move == condition.seeker &&
                      cross::across(condition, state, units) >= condition.count);
    case ConditionKind::save:
        return save::has_failed(condition, alive) ? win_for(opponent(condition.seeker)) : Outcome::playing;
    case ConditionKind::fell:
        return won_if(fell::fallen(condition, alive) >= condition.count);
    case ConditionKind::survive:
        return won_if(moment == Moment::round_end && survive::is_done(condition, state, units));
    }
    return Outcome::playing;
}

Outcome judge_if_ended(const Battle& battle, const State& state, UnitSet alive) {
    const Outcome outcome = judge(battle, state, alive, Moment::turn_end);
    if (outcome != Outcome::playing || state.to_move == Side::first) return outcome;
    return judge(battle, state, alive, Moment::round_end);
}

bool ends_by_condition(const Battle& battle, State& state, Moment moment) {
    const Outcome outcome = judge(battle, state, state.alive, moment);
    if (outcome == Outcome::playing) return false;
    state.outcome = outcome;
    state.reason = Reason::condition;
    return true;
}

int progress(const Battle& battle, const State& state) {
    const Condition& condition = battle.condition;
    const UnitSet units = battle.roster.units(condition.seeker) & state.alive;
    switch (condition.kind) {
    case ConditionKind::none:
        break;
    case ConditionKind::hold:
        return state.held;
    case ConditionKind::cross:
        return cross::across(condition, state, units);
    case ConditionKind::save:
        return (condition.marked & state.alive).size();
    case ConditionKind::fell:
        return fell::fallen(condition, state.alive);
    case ConditionKind::survive:
        return state.round - (state.outcome == Outcome::playing ? 1 : 0);
    }
    return 0;
}

} // namespace forethought::tactics
