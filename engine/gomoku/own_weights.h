#pragma once

#include "engine/core/own_weights.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/network/network.h"

#include <memory>

namespace forethought::gomoku {

/// The kinds of weights: of what a position is worth, and of the network.
inline constexpr std::string_view kEvaluationKind = "evaluation";
inline constexpr std::string_view kNetworkKind = "network";

/// The lists of weights in their order, as whole numbers; what `OwnWeights` reads. Those of kinds of cells
/// and of sets of threats are left out where nothing is worth anything as a whole.
std::vector<std::int32_t> numbers_of(const Weights& weights);

/// As engine/core/own_weights.h says: of every rung that weighs positions, and of those from 160 on the
/// network.
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
    std::unique_ptr<network::Weights> network_;
};

} // namespace forethought::gomoku
