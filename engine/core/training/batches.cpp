#include "engine/core/training/batches.h"

#include <cmath>
#include <ctime>

namespace forethought {

float RateSchedule::at(std::size_t step, std::size_t steps) const {
    const float share = static_cast<float>(step) / static_cast<float>(steps);
    if (share < growing) return rate * share / growing;
    return rate * (last + (1 - last) * 0.5F * (1 + std::cos(3.14159F * share)));
}

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace forethought
