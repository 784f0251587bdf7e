#pragma once

#include "engine/tactics/params.h"
#include "engine/tactics/search/reply_search.h"

namespace forethought::tactics {

/// A plan for the turn and what the enemy is feared to do then.
struct AnsweredPlan {
    /// Its value is that of the end state as it stands.
    Scenario plan;
    ReplySearch replies;
    /// Share of the answer in its value, out of `params::kWhole`; an answer that decides the battle has all
    /// of `params::kAnswerWeight`.
    Value answer_weight = params::kAnswerWeight;
    /// The battle is over with this turn, so that there is nothing to answer.
    bool ends_battle = false;

    /// What the plan is worth, the answer included: falls as better replies are found.
    Value value() const;
    /// The best reply found; null before there is one, and where the battle is over.
    const Scenario* feared() const { return replies.tries() == 0 ? nullptr : &replies.replies()[0]; }
};

/// By their values, the answers included.
inline bool is_worse(const AnsweredPlan& one, const AnsweredPlan& other) {
    return one.value() < other.value();
}

} // namespace forethought::tactics
