#include "engine/othello/patterns/installed_weights.h"

#include <array>
#include <memory>
#include <utility>

namespace forethought::othello {

namespace {

std::unique_ptr<const PatternWeights>& the_weights(WeightsFrom source) {
    static std::array<std::unique_ptr<const PatternWeights>, 2> weights;
    return weights[source == WeightsFrom::archive ? 0 : 1];
}

} // namespace

const PatternWeights* installed_weights() {
    return the_weights(WeightsFrom::archive).get();
}

const PatternWeights* installed_own_weights() {
    return the_weights(WeightsFrom::own_games).get();
}

Status install_weights(std::span<const std::uint8_t> file) {
    Result<PatternWeights> weights = PatternWeights::load(file);
    if (!weights) return Error{weights.error()};
    // Players hold on to those they began with.
    auto& place = the_weights(source_of(file));
    if (place == nullptr) place = std::make_unique<const PatternWeights>(std::move(weights.value()));
    return success();
}

} // namespace forethought::othello
