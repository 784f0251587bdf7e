#include "engine/othello/patterns/installed_weights.h"

#include <memory>
#include <utility>

namespace forethought::othello {

namespace {

std::unique_ptr<const PatternWeights>& the_weights() {
    static std::unique_ptr<const PatternWeights> weights;
    return weights;
}

} // namespace

const PatternWeights* installed_weights() {
    return the_weights().get();
}

Status install_weights(std::span<const std::uint8_t> file) {
    Result<PatternWeights> weights = PatternWeights::load(file);
    if (!weights) return Error{weights.error()};
    // Players hold on to those they began with.
    if (the_weights() == nullptr)
        the_weights() = std::make_unique<const PatternWeights>(std::move(weights.value()));
    return success();
}

} // namespace forethought::othello
