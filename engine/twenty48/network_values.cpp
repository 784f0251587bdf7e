#include "engine/twenty48/network_values.h"

namespace forethought::twenty48 {

NetworkValues::NetworkValues(const Network& network, bool has_stages, const Blur& blur)
    : network_(&network),
      has_stages_(has_stages),
      blur_(blur),
      known_(std::size_t{1} << kKnownLog2, Known{0, 0}) {}

Score NetworkValues::look_up(Board after) const {
    const auto [seen, stage] = see(after);
    const Score value = network_->value({seen, has_stages_ ? stage : Stage::opening});
    return value + static_cast<Score>(blur_.waver(after, params::kPointsWaverUnit));
}

} // namespace forethought::twenty48
