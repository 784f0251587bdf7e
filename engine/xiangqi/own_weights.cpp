#include "engine/xiangqi/own_weights.h"

namespace forethought::xiangqi {

const Weights& played_by(const Switches& switches) {
    if (switches.weights != nullptr) return *switches.weights;
    return switches.is_fitted ? fitted_weights() : weights_by_hand();
}

std::vector<NamedWeights> weights_of(const Switches& switches) {
    if (switches.depth == 0) return {};
    return {{kEvaluationKind, numbers_of(played_by(switches))}};
}

bool OwnWeights::give(Switches& switches, std::span<const std::int32_t> numbers) {
    if (switches.depth == 0 || !are_weights(numbers)) return false;
    weights_ = weights_of_numbers(numbers);
    switches.weights = &weights_;
    return true;
}

} // namespace forethought::xiangqi
