#include "engine/tactics/network/network.h"

namespace forethought::tactics::network {

Value Network::operator()(const Facts& facts) const {
    Row sums = bias_;
    for (const std::uint16_t fact : facts) {
        const Row& row = rows_[fact];
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += row[i];
    }
    std::int64_t worth = std::int64_t{base_} * kOn;
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const auto sum = static_cast<std::int16_t>(sums[i]);
            worth += std::clamp<int>(sum, 0, kOn) * worth_[kLanes * i + lane];
            // What a negative lane has borrowed from the next one is given back.
            sums[i] = (sums[i] - static_cast<std::uint64_t>(std::int64_t{sum})) >> 16;
        }
    return worth * kWorthUnit / kOn;
}

} // namespace forethought::tactics::network
