#include "engine/tactics/search/answered_plan.h"

#include <cstdlib>

namespace forethought::tactics {

Value AnsweredPlan::value() const {
    if (replies.tries() == 0) return plan.value;
    const Value answer = replies.value();
    // Who wins or loses with the answer has nothing to be brave about.
    const bool is_decided = std::abs(answer) >= params::kVictory / 2;
    const Value weight = is_decided ? params::kAnswerWeight : answer_weight;
    return (plan.value * (params::kWhole - weight) + answer * weight) / params::kWhole;
}

} // namespace forethought::tactics
