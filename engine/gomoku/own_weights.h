#pragma once

#include "engine/core/own_weights.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/ladder.h"

namespace forethought::gomoku {

/// The one kind of weights there is: of what a position is worth.
inline constexpr std::string_view kEvaluationKind = "evaluation";

/// The lists of weights in their order, as whole numbers; what `OwnWeights` reads.
std::vector<std::int32_t> numbers_of(const Weights& weights);

/// As engine/core/own_weights.h says: of every rung that weighs positions.
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
};

} // namespace forethought::gomoku
