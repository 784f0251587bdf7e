#include "engine/core/training/adam.h"

#include <algorithm>
#include <cmath>

namespace forethought {

namespace {

constexpr float kMeanDecay = 0.9F;
constexpr float kSquareDecay = 0.999F;
constexpr float kSmall = 1e-8F;
/// From so many steps on the means need no correction.
constexpr std::int64_t kCorrectedSteps = 100'000;

} // namespace

void Adam::step(std::span<float> weights, std::span<const float> gradients, float rate, float decay) {
    ++steps_;
    const auto steps = static_cast<float>(std::min(steps_, kCorrectedSteps));
    const float mean_share = 1 - std::pow(kMeanDecay, steps);
    const float square_share = 1 - std::pow(kSquareDecay, steps);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        float& mean = means_[i];
        float& square = squares_[i];
        mean = kMeanDecay * mean + (1 - kMeanDecay) * gradients[i];
        square = kSquareDecay * square + (1 - kSquareDecay) * gradients[i] * gradients[i];
        const float size = std::sqrt(square / square_share) + kSmall;
        // Two orders of the same product, which round differently: published networks can be trained again.
        if (decay == 0)
            weights[i] -= rate * mean / mean_share / size;
        else
            weights[i] -= rate * (mean / mean_share / size + decay * weights[i]);
    }
}

void Adam::save(CheckpointWriter& writer) const {
    writer.write(&steps_, 1);
    writer.write(means_.data(), means_.size());
    writer.write(squares_.data(), squares_.size());
}

bool Adam::load(CheckpointReader& reader) {
    return reader.read(&steps_, 1) && reader.read(means_.data(), means_.size()) &&
           reader.read(squares_.data(), squares_.size());
}

} // namespace forethought
