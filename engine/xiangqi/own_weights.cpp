#include "engine/xiangqi/own_weights.h"

#include "engine/xiangqi/network/installed_network.h"

namespace forethought::xiangqi {

const Weights& played_by(const Switches& switches) {
    if (switches.weights != nullptr) return *switches.weights;
    return switches.is_fitted ? fitted_weights() : weights_by_hand();
}

const network::Network* network_of(const Switches& switches) {
    if (!switches.has_network) return nullptr;
    return switches.network != nullptr ? switches.network : network::installed_network();
}

std::vector<NamedWeights> weights_of(const Switches& switches) {
    if (switches.depth == 0) return {};
    if (const network::Network* network = network_of(switches))
        return {{kNetworkKind, network::numbers_of(network->weights())}};
    return {{kEvaluationKind, numbers_of(played_by(switches))}};
}

bool OwnWeights::give(Switches& switches, std::span<const std::int32_t> numbers) {
    if (switches.has_network) {
        if (!network::are_weights(numbers)) return false;
        network_ = std::make_unique<const network::Network>(network::made_of(numbers));
        switches.network = network_.get();
        return true;
    }
    if (switches.depth == 0 || !are_weights(numbers)) return false;
    weights_ = weights_of_numbers(numbers);
    switches.weights = &weights_;
    return true;
}

} // namespace forethought::xiangqi
