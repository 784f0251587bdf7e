#include "engine/twenty48/evaluation.h"

#include "engine/twenty48/params.h"

namespace forethought::twenty48 {

Weights make_weights(Blur& blur) {
    const auto jittered = [&](Score weight) { return static_cast<Score>(blur.jitter(weight)); };
    Weights weights;
    weights.smoothness = jittered(params::kSmoothness);
    weights.monotonicity = jittered(params::kMonotonicity);
    weights.largest = jittered(params::kLargest);
    const std::int64_t empty = jittered(params::kEmpty);
    for (std::size_t cells = 0; cells < weights.empty.size(); ++cells)
        weights.empty[cells] = static_cast<Score>(empty * params::kLogs[cells] / params::kLogUnit);
    return weights;
}

} // namespace forethought::twenty48
