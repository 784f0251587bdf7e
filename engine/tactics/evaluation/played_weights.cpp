#include "engine/tactics/evaluation/own_weights.h"
#include "engine/tactics/network/trained.h"

namespace forethought::tactics {

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    std::vector<std::int32_t> numbers;
    for (const NamedWeight& named : kNamedWeights)
        numbers.push_back(static_cast<std::int32_t>(weights.*named.weight));
    return numbers;
}

std::vector<NamedWeights> weights_of(const Switches& switches) {
    std::vector<NamedWeights> weights;
    if (switches.learned) weights.push_back({kNetworkKind, network::trained_numbers()});
    if (switches.fitted) weights.push_back({kEvaluationKind, numbers_of(switches.weights)});
    return weights;
}

} // namespace forethought::tactics
