#pragma once

#include "engine/core/own_weights.h"
#include "engine/xiangqi/evaluation/weights.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/network/network.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace forethought::xiangqi {

/// What a rung weighs positions by.
const Weights& played_by(const Switches& switches);
/// The network of a rung; null where it plays without.
const network::Network* network_of(const Switches& switches);

inline constexpr std::string_view kNetworkKind = "network";

/// As engine/core/own_weights.h says: of every rung that weighs positions; from rung 160 on the network.
std::vector<NamedWeights> weights_of(const Switches& switches);

class OwnWeights {
  public:
    OwnWeights() = default;
    // Switches point into it.
    OwnWeights(const OwnWeights&) = delete;
    OwnWeights& operator=(const OwnWeights&) = delete;

    bool give(Switches& switches, std::span<const std::int32_t> numbers);

  private:
    Weights weights_;
    std::unique_ptr<const network::Network> network_;
};

} // namespace forethought::xiangqi
