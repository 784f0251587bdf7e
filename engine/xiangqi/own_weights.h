#pragma once

#include "engine/core/own_weights.h"
#include "engine/xiangqi/evaluation/weights.h"
#include "engine/xiangqi/ladder.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::xiangqi {

/// What a rung weighs positions by.
const Weights& played_by(const Switches& switches);

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

} // namespace forethought::xiangqi
