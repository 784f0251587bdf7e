#pragma once

#include "engine/core/own_weights.h"
#include "engine/tactics/ladder.h"
#include "engine/tactics/network/network.h"

#include <memory>

namespace forethought::tactics {

/// The kinds of weights: of the fitted value, and of the network.
inline constexpr std::string_view kEvaluationKind = "evaluation";
inline constexpr std::string_view kNetworkKind = "network";

/// In the order of `kNamedWeights`, as whole numbers; what `OwnWeights` reads.
std::vector<std::int32_t> numbers_of(const Weights& weights);

/// As engine/core/own_weights.h says: of rungs from 150 on the weights of the fitted value, of those from 170
/// on the network.
std::vector<NamedWeights> weights_of(const Switches& switches);

class OwnWeights {
  public:
    bool give(Switches& switches, std::span<const std::int32_t> numbers);

  private:
    std::unique_ptr<network::Network> network_;
};

} // namespace forethought::tactics
