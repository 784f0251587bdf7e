#include "engine/tactics/network/network.h"

#include "engine/core/vector.h"

#include <limits>

namespace forethought::tactics::network {

static_assert(std::int64_t{std::numeric_limits<std::int16_t>::max()} * kOn * kHidden < std::int64_t{1} << 31);

Value Network::operator()(const Facts& facts) const {
    constexpr std::size_t vectors = kHidden / Int16x8::kLanes;
    std::array<Int16x8, vectors> sums;
    for (std::size_t i = 0; i < vectors; ++i) sums[i] = Int16x8::load(bias_.data() + Int16x8::kLanes * i);
    for (const std::uint16_t fact : facts) {
        const std::int16_t* row = rows_[fact].data();
        for (std::size_t i = 0; i < vectors; ++i)
            sums[i] = sums[i] + Int16x8::load(row + Int16x8::kLanes * i);
    }
    const Int16x8 off = Int16x8::of(0);
    const Int16x8 on = Int16x8::of(kOn);
    Int32x4 worth;
    for (std::size_t i = 0; i < vectors; ++i)
        worth = worth + dot(min(max(sums[i], off), on), Int16x8::load(worth_.data() + Int16x8::kLanes * i));
    return (std::int64_t{base_} * kOn + worth.sum()) * kWorthUnit / kOn;
}

} // namespace forethought::tactics::network
